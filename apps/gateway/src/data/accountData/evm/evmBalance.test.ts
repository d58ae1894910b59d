import { expect, test } from 'vitest'
import { sendText } from '../../../chain/rpcProxy/startNode.fixtures.js'
import { createEntry, getAmounts, getTokenAddress, startBalanceGateway } from '../balance.fixtures.js'
import { startEvmNode } from '../startEvmNode.fixtures.js'

const mainnet = 'chainId=eip155:1&projectId=p'

test('behavior: the largest balance and the most decimals', async () => {
  const { get: getOwn, state: own } = await startBalanceGateway({
    tokens: [{ name: 'List', tokens: [createEntry(1, 255), createEntry(2, 0)] }],
  })
  own.tokens = { [getTokenAddress(1)]: 2n ** 256n - 1n, [getTokenAddress(2)]: 2n ** 256n - 1n }
  const [, small, large] = (await getOwn()).balances
  expect(small?.quantity.numeric).toBe(`0.${String(2n ** 256n - 1n).padStart(255, '0')}`)
  expect(large?.quantity.numeric).toBe(String(2n ** 256n - 1n))
})

test('behavior: reads more than 500 tokens in several calls at one block, and finds the one that uses all gas', async () => {
  const list = Array.from({ length: 1_200 }, (_, index) => createEntry(index))
  const own = await startBalanceGateway({ tokens: [{ name: 'Long', tokens: list }] })
  own.state.tokens = Object.fromEntries(list.map(({ address }, index) => [address, BigInt(index + 1)]))
  expect(getAmounts((await own.get()).balances).slice(1)).toHaveLength(1_200)
  expect(own.node.requests).toHaveLength(2 + 3)
  const calls = own.node.requests.slice(2)
  expect(calls.map(({ body }) => (body.params as readonly unknown[])[1])).toEqual(['0x10', '0x10', '0x10'])

  own.state.tokens = { ...own.state.tokens, [getTokenAddress(777)]: 'useAllGas' }
  const { balances } = await own.get(`${mainnet}&forceUpdate=true`)
  expect(balances).toHaveLength(1_200)
  expect(balances.some(({ symbol }) => symbol === 'T777')).toBe(false)
})

test('error: without Multicall3, a failing node gets no calls for the other tokens', async () => {
  const list = Array.from({ length: 200 }, (_, index) => createEntry(index))
  const own = await startBalanceGateway({ tokens: [{ name: 'Long', tokens: list }] })
  own.state.hasMulticall3 = false
  const { respond } = own.node
  own.node.respond = (response, request) => {
    const isOfToken = request.body.method === 'eth_call' && own.node.requests.length > 1
    return isOfToken ? sendText('', 502)(response, request) : respond(response, request)
  }
  expect((await own.get()).status).toBe(503)
  expect(own.node.requests.length).toBeLessThan(20)
})

test('param: nativeCurrency and multicall3 of a chain', async () => {
  const node = await startEvmNode({ native: 15n, tokens: {}, hasMulticall3: true })
  const own = await startBalanceGateway({
    chains: [
      {
        id: 'eip155:1',
        http: [node.url],
        nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 1, logoURI: 'https://example.com/c.svg' },
        multicall3: '0x00000000000000000000000000000000000Ca11A',
      },
    ],
  })
  expect((await own.get()).balances).toEqual([
    {
      name: 'Coin',
      symbol: 'COIN',
      chainId: 'eip155:1',
      price: 0,
      quantity: { decimals: '1', numeric: '1.5' },
      iconUrl: expect.stringContaining(`${own.url}/v1/image/`),
    },
  ])
  expect(node.requests[0]?.body.params).toMatchObject([
    { to: '0x00000000000000000000000000000000000ca11a' },
    'latest',
  ])
})
