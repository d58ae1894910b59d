import { decodeFunctionData, encodeAbiParameters, type Hex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../startGateway.js'
import { createEntry, fetchBalance, getTokenAddress } from './balance.fixtures.js'
import { uniswapV2Abi } from './evm/uniswapV2Abi.js'
import { type FakeEvmState, startEvmNode } from './startEvmNode.fixtures.js'

const factory = '0x00000000000000000000000000000000000fac70'
/** With 6 decimals. Its address is after those of the other tokens, and that of the wrapped native token before. */
const stablecoin = '0x00000000000000000000000000000000000f0000'
const wrappedNative = '0x0000000000000000000000000000000000000eee'
const tokenA = getTokenAddress(1)
const tokenB = getTokenAddress(2)
const list = [
  { ...createEntry(0, 6), address: stablecoin, symbol: 'USD' },
  { ...createEntry(0), address: wrappedNative, symbol: 'WETH' },
  { ...createEntry(1, 8), symbol: 'A' },
  { ...createEntry(2, 0), symbol: 'B' },
]

type Pool = readonly [readonly [Hex, bigint], readonly [Hex, bigint]]

/** Creates the factory and the pools. The tokens of a pool are in any order. */
function createContracts(pools: readonly Pool[]): NonNullable<FakeEvmState['contracts']> {
  const getAddress = (index: number): Hex => `0x${(0x9001 + index).toString(16).padStart(40, '0')}`
  const getPair = (data: Hex): Hex => {
    const { args = [] } = decodeFunctionData({ abi: uniswapV2Abi, data })
    const wanted = args.map((token) => token.toLowerCase())
    const index = pools.findIndex((pool) => pool.every(([token]) => wanted.includes(token)))
    const isSame = wanted[0] === wanted[1]
    return encodeAbiParameters([{ type: 'uint256' }], [isSame || index < 0 ? 0n : BigInt(getAddress(index))])
  }
  const entries = pools.map((pool, index): [Hex, () => Hex] => {
    const [one, other] = pool
    const [[, first], [, second]] = one[0] < other[0] ? [one, other] : [other, one]
    const data = encodeAbiParameters(
      [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }],
      [first, second, 1],
    )
    return [getAddress(index), () => data]
  })
  return { [factory]: getPair, ...Object.fromEntries(entries) }
}

/** Starts a gateway with pools, for an account that has 2 of each token. */
async function start(pools: readonly Pool[], minLiquidity?: number) {
  const state: FakeEvmState = {
    native: 2n * 10n ** 18n,
    tokens: {
      [stablecoin]: 2_000_000n,
      [wrappedNative]: 2n * 10n ** 18n,
      [tokenA]: 200_000_000n,
      [tokenB]: 2n,
    },
    hasMulticall3: true,
    contracts: createContracts(pools),
  }
  const node = await startEvmNode(state)
  const uniswapV2 = { factory, stablecoin: { address: stablecoin, decimals: 6 }, wrappedNative, minLiquidity }
  const { url, stop } = await startGateway({
    chains: [{ id: 'eip155:1', http: [node.url], uniswapV2 }],
    tokens: [{ name: 'List', tokens: list }],
  })
  onTestFinished(stop)
  return {
    node,
    state,
    url,
    async getPrices(query = '') {
      const { status, balances } = await fetchBalance(url, `chainId=eip155:1&projectId=p${query}`)
      expect(status).toBe(200)
      return Object.fromEntries(balances.map(({ symbol, price, value }) => [symbol, [price, value]]))
    },
  }
}

/** 1 of the native token is 3,000 USD. */
const nativePool: Pool = [
  [wrappedNative, 1_000n * 10n ** 18n],
  [stablecoin, 3_000_000n * 10n ** 6n],
]

test('default: prices of pools with the stablecoin, and through the native token', async () => {
  const { getPrices } = await start([
    nativePool,
    [
      [tokenA, 7n * 10n ** 12n],
      [stablecoin, 10_000n * 10n ** 6n],
    ],
    [
      [tokenB, 600_000n],
      [wrappedNative, 100n * 10n ** 18n],
    ],
  ])
  expect(await getPrices()).toEqual({
    ETH: [3_000, 6_000],
    USD: [1, 2],
    WETH: [3_000, 6_000],
    A: [1 / 7, 2 / 7],
    B: [0.5, 1],
  })
})

test('behavior: of two pools, the one with more liquidity is used', async () => {
  const { getPrices } = await start([
    nativePool,
    [
      [tokenB, 1_000n],
      [stablecoin, 2_000n * 10n ** 6n],
    ],
    [
      [tokenB, 1_000n],
      [wrappedNative, 10n ** 18n],
    ],
  ])
  expect((await getPrices()).B).toEqual([3, 6])
})

test('behavior: without a pool, and in a pool that is too small, the price is unknown', async () => {
  const { getPrices } = await start([
    [
      [tokenA, 10n ** 8n],
      [stablecoin, 999_999_999n],
    ],
  ])
  const prices = await getPrices()
  expect([prices.ETH, prices.A, prices.B]).toEqual([
    [0, undefined],
    [0, undefined],
    [0, undefined],
  ])
})

test('param: minLiquidity', async () => {
  const pool: Pool = [
    [tokenA, 10n ** 8n],
    [stablecoin, 10_000_000n],
  ]
  expect((await (await start([pool], 10)).getPrices()).A).toEqual([10, 20])
  expect((await (await start([pool], 11)).getPrices()).A).toEqual([0, undefined])
})

test('behavior: other currencies have no prices, and need no calls for them', async () => {
  const { getPrices, node } = await start([nativePool])
  expect((await getPrices('&currency=eur')).ETH).toEqual([0, undefined])
  expect(node.requests).toHaveLength(1)
})

test('error: a failure of the pools does not hide balances', async () => {
  const own = await start([nativePool])
  const { respond } = own.node
  own.node.respond = (response, request) => {
    if (!request.text.includes(factory.slice(2))) return respond(response, request)
    response.writeHead(502).end()
  }
  expect((await own.getPrices()).ETH).toEqual([0, undefined])
  const metrics = await (await fetch(`${own.url}/metrics`)).text()
  expect(metrics).toContain('latchkit_account_source_failures_total{chain="eip155:1",source="uniswapV2"} 1\n')
})

test('behavior: a factory that returns rubbish gives no prices', async () => {
  const own = await start([nativePool])
  own.state.contracts = { [factory]: () => `0x${'ff'.repeat(32)}` }
  expect((await own.getPrices()).ETH).toEqual([0, undefined])
})
