import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../../../app/startGateway.js'
import {
  type FakeNode,
  type Responder,
  sendText,
  startNode,
} from '../../../chain/rpcProxy/startNode.fixtures.js'
import { fetchBalance, getAmounts } from '../balance.fixtures.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const pyusd = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'
const unlisted = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const tokens = [
  {
    name: 'List',
    tokens: [
      // The mint has other decimals than the list.
      { chainId: solana, address: pyusd, name: 'PayPal USD', symbol: 'PYUSD', decimals: 2 },
      { chainId: solana, address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
    ],
  },
]

let now = 0
let node: FakeNode
let gateway: Gateway
let stopNode = () => {}

beforeAll(async () => {
  node = await startNode(undefined, (end) => {
    stopNode = end
  })
  const chains = [{ id: solana, http: [node.url] }]
  gateway = await startGateway({ chains, tokens, now: () => now })
}, 180_000)

beforeEach(() => {
  now += 100_000
  node.reset()
})

afterAll(async () => {
  await gateway?.stop()
  stopNode()
})

const get = () => fetchBalance(gateway.url, `chainId=${solana}&projectId=p`, { address: account })

const createAccount = (mint: string, amount: string, decimals = 6) => ({
  account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
})

/** Responds with the JSON of results: of the native balance, and of the token accounts of each program. */
const respond =
  (lamports: string, accounts: readonly unknown[], accounts2022: readonly unknown[] = []): Responder =>
  (response, { body }) => {
    const [, filter] = body.params as readonly [string, { readonly programId?: string }]
    const value =
      body.method === 'getBalance'
        ? lamports
        : JSON.stringify(filter.programId === token2022 ? accounts2022 : accounts)
    response.end(`{"jsonrpc":"2.0","id":${body.id},"result":{"context":{"slot":1},"value":${value}}}`)
  }

test('default: the native token, and the listed tokens of both programs', async () => {
  node.respond = respond(
    '18446744073709551615',
    [createAccount(unlisted, '5'), createAccount(usdc, '1500000'), createAccount(usdc, '1')],
    [createAccount(pyusd, '18446744073709551615')],
  )
  expect((await get()).balances).toEqual([
    {
      name: 'Solana',
      symbol: 'SOL',
      chainId: solana,
      price: 0,
      quantity: { decimals: '9', numeric: '18446744073.709551615' },
      iconUrl: '',
    },
    {
      name: 'PayPal USD',
      symbol: 'PYUSD',
      chainId: solana,
      address: `${solana}:${pyusd}`,
      price: 0,
      quantity: { decimals: '6', numeric: '18446744073709.551615' },
      iconUrl: '',
    },
    {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: solana,
      address: `${solana}:${usdc}`,
      price: 0,
      quantity: { decimals: '6', numeric: '1.500001' },
      iconUrl: '',
    },
  ])
})

test('behavior: token accounts without a balance, and those that cannot be parsed, are left out', async () => {
  node.respond = respond('1', [
    createAccount(usdc, '0'),
    { account: { data: ['AAAA', 'base64'] } },
    createAccount(pyusd, '-1'),
    null,
  ])
  expect(getAmounts((await get()).balances)).toEqual([['SOL', '0.000000001']])
})

test('behavior: a cluster without Token-2022', async () => {
  const respondOthers = respond('1', [createAccount(usdc, '2')])
  node.respond = (response, request) => {
    if (!request.text.includes(token2022)) return respondOthers(response, request)
    const error = { code: -32_602, message: 'Invalid param: unrecognized Token program id' }
    response.end(JSON.stringify({ jsonrpc: '2.0', id: request.body.id, error }))
  }
  expect(getAmounts((await get()).balances)).toEqual([
    ['SOL', '0.000000001'],
    ['USDC', '0.000002'],
  ])
})

test.each<[string, Responder]>([
  ['fails', sendText('', 502)],
  ['returns the native balance as text', respond('"1"', [])],
  [
    'returns no list of accounts',
    (response, { body }) => {
      const value = body.method === 'getBalance' ? 1 : null
      response.end(JSON.stringify({ jsonrpc: '2.0', id: body.id, result: { value } }))
    },
  ],
])('error: a node that %s', async (_name, responder) => {
  node.respond = responder
  expect(await get()).toMatchObject({
    status: 503,
    body: { status: 'FAILED', reasons: [{ field: 'chainId' }] },
  })
})
