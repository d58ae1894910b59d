import { expect, test } from 'vitest'
import { startBalanceGateway } from '../../data/accountData/balance.fixtures.js'
import {
  createContracts,
  factory,
  nativePool,
  type Pool,
  router,
  stablecoin,
  tokenA,
  tokenB,
  wrappedNative,
} from '../../data/accountData/pools.fixtures.js'
import { native, startSwaps, toId } from './convert.fixtures.js'
import { startService } from './sources/sources.fixtures.js'
import { getAmountOut } from './swapMath.js'

const ether = 10n ** 18n
const usd = toId(stablecoin)
const weth = toId(wrappedNative)

/** 1 A is 7 USD. */
const poolA: Pool = [
  [tokenA, 10n ** 12n],
  [stablecoin, 70_000n * 10n ** 6n],
]

const fromEther = (amount: bigint) =>
  getAmountOut(amount, { reserveIn: 1_000n * ether, reserveOut: 3_000_000n * 10n ** 6n }) ?? 0n

test('default: the tokens of the lists, the native token first', async () => {
  const { getTokens } = await startSwaps([nativePool])
  const { data } = await getTokens()
  const [first, second] = data?.tokens ?? []
  expect(first).toEqual({
    ...{ name: 'Ether', symbol: 'ETH', address: native, decimals: 18, logoUri: null, eip2612: false },
  })
  expect(second).toMatchObject({ symbol: 'USD', decimals: 6 })
  expect(second?.address.toLowerCase()).toBe(usd)
  expect(data?.tokens).toHaveLength(5)
})

test.each([stablecoin, usd, stablecoin.toUpperCase().replace('0X', '0x')])(
  'param: address %s',
  async (address) => {
    const { getTokens } = await startSwaps([nativePool])
    expect((await getTokens({ address })).data?.tokens.map(({ symbol }) => symbol)).toEqual(['USD'])
  },
)

test('default: a quote of a pool', async () => {
  const { getQuote } = await startSwaps([nativePool])
  expect((await getQuote(native, usd, ether)).data).toEqual({
    quotes: [
      {
        id: null,
        fromAmount: String(ether),
        fromAccount: native,
        toAmount: String(fromEther(ether)),
        toAccount: usd,
        source: { id: 'uniswapV2', name: 'Uniswap V2' },
        router: toId(router),
        steps: [{ kind: 'swap', name: 'Uniswap V2', chainId: 'eip155:1' }],
      },
    ],
  })
  expect((await getQuote(weth, usd, ether)).data?.quotes[0]?.toAmount).toBe(String(fromEther(ether)))
})

test('param: swapMode', async () => {
  const { getQuote } = await startSwaps([nativePool])
  const bought = 1_000n * 10n ** 6n
  const { data } = await getQuote(weth, usd, bought, { swapMode: 'exactOut' })
  const [quote] = data?.quotes ?? []
  expect(quote).toMatchObject({ toAmount: String(bought), spender: toId(router) })
  const sold = BigInt(quote?.fromAmount ?? '')
  expect([fromEther(sold) >= bought, fromEther(sold - 1n) < bought]).toEqual([true, true])
  const { reason } = await getQuote(weth, usd, bought, { swapMode: 'exact' })
  expect(reason).toMatchObject({ field: 'swapMode', description: expect.stringContaining('"exact"') })
  // All that the pool has.
  const all = await getQuote(weth, usd, 3_000_000n * 10n ** 6n, { swapMode: 'exactOut' })
  expect(all.reason?.description).toContain('insufficient liquidity')
})

test('behavior: through the stablecoin and the wrapped native token', async () => {
  const { getQuote } = await startSwaps([nativePool, poolA])
  const middle = fromEther(ether)
  const last = getAmountOut(middle, { reserveIn: 70_000n * 10n ** 6n, reserveOut: 10n ** 12n })
  expect((await getQuote(native, toId(tokenA), ether)).data?.quotes[0]?.toAmount).toBe(String(last))
})

test('param: intermediateTokens', async () => {
  const poolB: Pool = [
    [tokenA, 10n ** 12n],
    [tokenB, 1_000_000n],
  ]
  const without = await startSwaps([nativePool, poolB, poolA])
  // Of three pools, through USD and A: the wanted tokens themselves are always read.
  expect((await without.getQuote(usd, toId(tokenB), 10n ** 6n)).status).toBe(400)
  const own = await startSwaps([nativePool, poolB, poolA], { intermediateTokens: [tokenA] })
  expect((await own.getQuote(usd, toId(tokenB), 10n ** 6n)).data?.quotes[0]?.toAmount).toBe('14')
})

test.each([
  [native, weth],
  [weth, native],
])('behavior: the native token is wrapped one by one, from %s', async (from, to) => {
  const { getQuote, node } = await startSwaps([nativePool])
  expect((await getQuote(from, to, 5n)).data?.quotes[0]?.toAmount).toBe('5')
  expect(node.requests).toHaveLength(0)
})

test('behavior: reserves are cached for 2 s, and both directions and concurrent requests share a read', async () => {
  let now = 1_000
  const { getQuote, node } = await startSwaps([nativePool], { now: () => now })
  await Promise.all([getQuote(native, usd, 1_000_000n * 10n ** 9n), getQuote(usd, native, 5n)])
  expect(node.requests).toHaveLength(2)
  now += 1_999
  await getQuote(weth, usd, ether)
  expect(node.requests).toHaveLength(2)
  now += 1
  await getQuote(weth, usd, ether)
  expect(node.requests).toHaveLength(4)
})

test('behavior: a chain without Multicall3', async () => {
  const { getQuote, state } = await startSwaps([nativePool])
  state.hasMulticall3 = false
  expect((await getQuote(native, usd, ether)).data?.quotes[0]?.toAmount).toBe(String(fromEther(ether)))
})

test('error: insufficient liquidity', async () => {
  const { getQuote } = await startSwaps([nativePool])
  const swaps: readonly (readonly [string, bigint])[] = [
    [toId(tokenB), ether],
    // Less than one base unit.
    [usd, 1n],
    // More than a pool can hold.
    [usd, 2n ** 112n],
    [usd, 2n ** 256n - 1n],
    // More than half of the value would be lost.
    [usd, 1_010n * ether],
  ]
  for (const [to, amount] of swaps)
    expect(await getQuote(native, to, amount)).toMatchObject({
      status: 400,
      reason: { field: 'amount', description: expect.stringMatching(/^insufficient liquidity: /) },
    })
  expect.assertions(swaps.length)
})

test('behavior: a swap that loses nearly half of its value has a quote', async () => {
  const { getQuote } = await startSwaps([nativePool])
  expect((await getQuote(native, usd, 990n * ether)).status).toBe(200)
})

const other = 'eip155:10'

type InvalidQuote = {
  readonly field: string
  readonly text: string
  readonly from?: string
  readonly to?: string
  readonly amount?: string
}

const invalid: readonly InvalidQuote[] = [
  { field: 'amount', text: 'must be more than 0', amount: '0' },
  { field: 'amount', text: 'must be a whole number of base units', amount: '1.5' },
  { field: 'amount', text: 'must be a whole number of base units', amount: '-1' },
  { field: 'amount', text: 'must be a whole number of base units', amount: String(2n ** 256n) },
  {
    field: 'to',
    text: 'must be another token than "from"',
    to: toId('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'),
  },
  { field: 'to', text: 'must be on the same chain, eip155:1, got eip155:10', to: `${other}:${stablecoin}` },
  { field: 'to', text: 'must be a token of GET /v1/convert/tokens', to: toId(`0x${'1'.repeat(40)}`) },
  { field: 'from', text: 'must be a token of GET /v1/convert/tokens', from: toId(factory) },
  { field: 'from', text: 'must be a CAIP-10 id', from: stablecoin },
  { field: 'from', text: 'must be a CAIP-10 id', from: toId(`0x${'Aa'.repeat(20)}`) },
  { field: 'from', text: 'must be a CAIP-10 id', from: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So1' },
  {
    ...{ field: 'chainId', text: 'Network not supported for Swaps' },
    ...{ from: `${other}:${stablecoin}`, to: `${other}:${tokenA}` },
  },
]

test('error: 400 for invalid parameters, before a call to a node', async () => {
  const { getQuote, node } = await startSwaps([nativePool])
  for (const { field, text, from = native, to = usd, amount = '1' } of invalid)
    expect(await getQuote(from, to, amount)).toMatchObject({
      status: 400,
      reason: { field, description: expect.stringContaining(text) },
    })
  expect(node.requests).toHaveLength(0)
})

test('error: a chain without a router', async () => {
  const { url } = await startBalanceGateway({})
  const response = await fetch(`${url}/v1/convert/tokens?projectId=p&chainId=eip155:1`)
  expect(response.status).toBe(400)
  expect((await response.json()).reasons).toEqual([
    {
      field: 'chainId',
      description: 'Network not supported for Swaps: "eip155:1"',
      code: 'unsupported',
    },
  ])
})

test('error: 401 for an unknown project', async () => {
  const { getQuote } = await startSwaps([nativePool])
  expect((await getQuote(native, usd, ether, { projectId: 'x' })).status).toBe(401)
})

test('error: 503 if the node fails, and the failure is not cached', async () => {
  const { getQuote, node } = await startSwaps([nativePool])
  const { respond } = node
  node.respond = (response) => response.writeHead(502).end()
  expect(await getQuote(native, usd, ether)).toMatchObject({ status: 503, reason: { field: 'chainId' } })
  node.respond = respond
  expect((await getQuote(native, usd, ether)).status).toBe(200)
})

test.each([
  ['cannot swap the amount', 404, { status: 400, reason: { field: 'amount' } }],
  ['fails', 500, { status: 503, reason: { field: 'chainId' } }],
])('error: the only source %s', async (_, httpStatus, expected) => {
  const { url } = await startService({ '/v1/quote': {} }, { '/v1/quote': httpStatus })
  const { getQuote } = await startSwaps([], {
    swapSources: [{ kind: 'lifi', chainIds: ['eip155:1', other], url }],
  })
  const answer = await getQuote(native, `${other}:0x${'e'.repeat(40)}`, ether, { swapMode: 'exactIn' })
  expect(answer).toMatchObject(expected)
  expect(answer.reason?.description.startsWith('insufficient liquidity')).toBe(httpStatus === 404)
})

test.each<[string, `0x${string}`]>([
  ['no number', '0x'],
  ['an address of more than 160 bits', `0x${'ff'.repeat(32)}`],
])('error: a factory that returns %s', async (_name, data) => {
  const { getQuote, state } = await startSwaps([nativePool])
  state.contracts = { [factory]: () => data }
  expect((await getQuote(native, usd, ether)).reason?.description).toContain('insufficient liquidity')
})

test('error: a pool whose reserves have more than 112 bits is not used', async () => {
  const { getQuote, state } = await startSwaps([nativePool])
  const contracts = createContracts([nativePool])
  const [address = ''] = Object.keys(contracts).filter((key) => key !== factory)
  state.contracts = { ...contracts, [address]: () => `0x${'ff'.repeat(96)}` }
  expect((await getQuote(native, usd, ether)).reason?.description).toContain('insufficient liquidity')
})

test('param: rpcAddressBurst', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const { url } = await startSwaps([nativePool], {
    ...{ rpcAddressBurst: 3, rpcAddressPerSecond: 1, trustProxy: ['loopback'], now: () => 0 },
    projects: [{ id: 'p', allowedOrigins: [] }],
  })
  const query = new URLSearchParams({ projectId: 'p', from: native, to: usd, amount: '1000000000000' })
  const get = async () => (await fetch(`${url}/v1/convert/quotes?${query}`, { headers })).status
  // Two calls for the pools, one for a cached read.
  expect([await get(), await get(), await get()]).toEqual([200, 200, 429])
})
