import { type GasPriceResponse, gasPriceResponseSchema } from '@latchkit/blockchain-api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../../app/startGateway.js'
import { type Responder, sendResult, sendText, startNode } from '../../chain/rpcProxy/startNode.fixtures.js'
import { projects } from '../accountData/balance.fixtures.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const toHex = (gwei: number) => `0x${BigInt(gwei * 1e9).toString(16)}`

/** Starts a gateway with one node that answers as told; a method without an answer fails. */
async function start(answers: { eth_feeHistory?: unknown; eth_gasPrice?: unknown }) {
  let now = 0
  const respond: Responder = (response, request) => {
    const { id, method } = request.body
    const result = (answers as Record<string, unknown>)[method]
    if (result !== undefined) return sendResult(result)(response, request)
    const error = { code: -32_601, message: 'the method does not exist' }
    sendText(JSON.stringify({ jsonrpc: '2.0', id, error }))(response, request)
  }
  const node = await startNode(respond)
  const chains = [
    { id: 'eip155:1', http: [node.url] },
    { id: solana, http: ['http://127.0.0.1:1'] },
  ]
  const { url, stop } = await startGateway({ projects, chains, now: () => now })
  onTestFinished(stop)
  return {
    node,
    wait: (ms: number) => {
      now += ms
    },
    async get(query = 'projectId=p&chainId=eip155:1') {
      const response = await fetch(`${url}/v1/convert/gas-price?${query}`)
      const body = await response.json()
      const prices: GasPriceResponse | undefined = response.ok
        ? gasPriceResponseSchema.parse(body)
        : undefined
      return { status: response.status, body, prices }
    },
  }
}

const history = {
  oldestBlock: '0x1',
  baseFeePerGas: [toHex(7), toHex(9), toHex(8)],
  gasUsedRatio: [0.5, 0.5],
  reward: [
    [toHex(1), toHex(2), toHex(5)],
    [toHex(2), toHex(3), toHex(6)],
    [toHex(9), toHex(9), toHex(9)],
  ],
}

test('default: the base fee of the next block, and the median of what was paid in addition', async () => {
  const { get } = await start({ eth_feeHistory: history })
  // 8 + 2; 8 * 9/8 + 3; 8 * 81/64 + 6, in gwei.
  expect((await get()).prices).toEqual({
    standard: '10000000000',
    fast: '12000000000',
    instant: '16125000000',
  })
})

test('behavior: blocks without transactions pay nothing in addition', async () => {
  const { get } = await start({ eth_feeHistory: { ...history, reward: undefined } })
  expect((await get()).prices?.standard).toBe('8000000000')
})

test.each([
  ['no such method', undefined],
  ['no base fee', { ...history, baseFeePerGas: ['0x0', '0x0'] }],
  ['an answer of another form', { ...history, baseFeePerGas: [8] }],
])('behavior: %s: the price of eth_gasPrice', async (_name, eth_feeHistory) => {
  const { get } = await start({ eth_feeHistory, eth_gasPrice: toHex(20) })
  const price = '20000000000'
  expect((await get()).prices).toEqual({ standard: price, fast: price, instant: price })
})

test('behavior: prices are cached for 10 s', async () => {
  const { get, node, wait } = await start({ eth_feeHistory: history })
  await get()
  const count = node.requests.length
  await Promise.all([get(), get()])
  expect(node.requests).toHaveLength(count)
  wait(10_001)
  await get()
  expect(node.requests.length).toBeGreaterThan(count)
})

test.each([
  ['no price', {}],
  ['a malformed price', { eth_gasPrice: 'cheap' }],
])('error: %s', async (_name, answers) => {
  const { get } = await start(answers)
  expect(await get()).toMatchObject({ status: 503, body: { reasons: [{ field: 'chainId' }] } })
})

test.each([['projectId=p'], ['projectId=p&chainId=eip155:999'], [`projectId=p&chainId=${solana}`]])(
  'error: 400 for %s',
  async (query) => {
    const { get } = await start({ eth_feeHistory: history })
    expect(await get(query)).toMatchObject({
      status: 400,
      body: {
        reasons: [
          { field: 'chainId', description: expect.stringMatching(/^Network not supported for Gas Price: "/) },
        ],
      },
    })
  },
)

test('error: 401 for an unknown project', async () => {
  const { get } = await start({ eth_feeHistory: history })
  expect(await get('projectId=x&chainId=eip155:1')).toMatchObject({ status: 401 })
})
