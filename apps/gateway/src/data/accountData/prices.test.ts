import { expect, test } from 'vitest'
import {
  factory,
  nativePool,
  type Pool,
  stablecoin,
  startWithPools,
  tokenA,
  tokenB,
  wrappedNative,
} from './pools.fixtures.js'

test('default: prices of pools with the stablecoin, and through the native token', async () => {
  const { getPrices } = await startWithPools([
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
  const { getPrices } = await startWithPools([
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
  const { getPrices } = await startWithPools([
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
  expect((await (await startWithPools([pool], { minLiquidity: 10 })).getPrices()).A).toEqual([10, 20])
  expect((await (await startWithPools([pool], { minLiquidity: 11 })).getPrices()).A).toEqual([0, undefined])
})

test('behavior: other currencies have no prices, and need no calls for them', async () => {
  const { getPrices, node } = await startWithPools([nativePool])
  expect((await getPrices('&currency=eur')).ETH).toEqual([0, undefined])
  expect(node.requests).toHaveLength(1)
})

test('error: a failure of the pools does not hide balances', async () => {
  const own = await startWithPools([nativePool])
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
  const own = await startWithPools([nativePool])
  own.state.contracts = { [factory]: () => `0x${'ff'.repeat(32)}` }
  expect((await own.getPrices()).ETH).toEqual([0, undefined])
})
