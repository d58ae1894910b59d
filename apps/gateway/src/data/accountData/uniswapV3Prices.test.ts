import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  parseAbi,
} from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../../app/startGateway.js'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import { createEntry, fetchBalance, getTokenAddress } from './balance.fixtures.js'
import {
  createContracts,
  nativePool,
  stablecoin,
  factory as v2Factory,
  wrappedNative,
} from './pools.fixtures.js'
import { FakeRevert, startEvmNode } from './startEvmNode.fixtures.js'

// Uniswap's contracts are not permissively licensed, so they are no dependency: this fixture answers their published interface.
const abi = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function observe(uint32[] secondsAgos) view returns (int56[], uint160[])',
])
const factory = '0x00000000000000000000000000000000000fac73'
const token = getTokenAddress(1)
const dollars = (amount: number) => BigInt(amount) * 10n ** 6n

/** A pool: its tokens, its mean tick, and what it has of the second one. `history` in seconds, default an hour. */
type Pool = {
  readonly pair: readonly [Hex, Hex]
  readonly fee?: number
  readonly tick: number
  readonly amount: bigint
  readonly history?: number
}

function createV3Contracts(pools: readonly Pool[]) {
  const getAddress = (index: number): Hex => `0x${(0xa001 + index).toString(16).padStart(40, '0')}`
  const getPool = (data: Hex): Hex => {
    const [first, second, fee] = decodeFunctionData({ abi, data }).args as readonly [Hex, Hex, number]
    const tokens = [first.toLowerCase(), second.toLowerCase()]
    const index = pools.findIndex(
      (pool) => pool.pair.every((one) => tokens.includes(one)) && (pool.fee ?? 3_000) === fee,
    )
    const result = index < 0 ? (`0x${'0'.repeat(40)}` as const) : getAddress(index)
    return encodeFunctionResult({ abi, functionName: 'getPool', result })
  }
  const observers = pools.map(({ tick, history = 3_600 }, index): [Hex, (data: Hex) => Hex] => [
    getAddress(index),
    (data) => {
      const secondsAgos = decodeFunctionData({ abi, data }).args.flat().map(Number)
      // As the contract, which reverts with `OLD`. In a multicall, a call that fails has no data.
      if (secondsAgos.some((seconds) => seconds > history)) return '0x'
      const sums = secondsAgos.map((seconds) => BigInt(tick) * BigInt(1_000_000 - seconds))
      return encodeFunctionResult({ abi, functionName: 'observe', result: [sums, sums.map(() => 1n)] })
    },
  ])
  /** An ERC-20 in which pools have their amounts, and the account 2. */
  const createToken =
    (address: Hex, decimals: number) =>
    (data: Hex): Hex => {
      if (!data.startsWith('0x70a08231')) throw new FakeRevert('0x')
      const [account] = decodeFunctionData({ abi: erc20Abi, data }).args as readonly [Hex]
      const index = pools.findIndex((_, at) => getAddress(at) === account.toLowerCase())
      const pool = pools[index]
      const result = pool && pool.pair[1] === address ? pool.amount : 2n * 10n ** BigInt(decimals)
      return encodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', result })
    }
  return {
    [factory]: getPool,
    [stablecoin]: createToken(stablecoin, 6),
    [wrappedNative]: createToken(wrappedNative, 18),
    ...Object.fromEntries(observers),
  }
}

async function start(
  pools: readonly Pool[],
  uniswapV3: Partial<Chain['uniswapV3']> = {},
  chain: Partial<Chain> = {},
  contracts: Readonly<Record<Hex, (data: Hex) => Hex>> = {},
) {
  const node = await startEvmNode({
    ...{ native: 2n * 10n ** 18n, tokens: { [token]: 2n * 10n ** 8n }, hasMulticall3: true },
    contracts: { ...createContracts([nativePool]), ...createV3Contracts(pools), ...contracts },
  })
  const { url, stop } = await startGateway({
    chains: [
      {
        ...{ id: 'eip155:1', http: [node.url] },
        uniswapV2: {
          ...{ factory: v2Factory, stablecoin: { address: stablecoin, decimals: 6 }, wrappedNative },
          ...{ router: factory, universalRouter: factory },
        },
        uniswapV3: { factory, ...uniswapV3 },
        sources: { prices: ['uniswapV3'] },
        ...chain,
      },
    ],
    tokens: [
      {
        name: 'List',
        tokens: [
          { ...createEntry(0, 6), address: stablecoin, symbol: 'USD' },
          { ...createEntry(1, 8), symbol: 'A' },
        ],
      },
    ],
  })
  onTestFinished(stop)
  return {
    url,
    async getPrices() {
      const { balances } = await fetchBalance(url, 'chainId=eip155:1&projectId=p')
      return Object.fromEntries(balances.map(({ symbol, price }) => [symbol, price]))
    },
  }
}

/** Of the wrapped native token, whose address is the lower one: 1.0001^-196256 × 10^12 is about 3,000. */
const native: Pool = { pair: [wrappedNative, stablecoin], tick: -196_256, amount: dollars(1_000_000) }
const nativePrice = 1.0001 ** -196_256 * 1e12
/** Of a token with 8 decimals, whose address is lower than both. */
const tokenTick = 46_000
const tokenPrice = 1.0001 ** tokenTick * 100

const expectClose = (value: number | undefined, expected: number) =>
  expect(Math.abs((value ?? 0) / expected - 1)).toBeLessThan(1e-9)

test('default: the mean price of the pool with the stablecoin, and the stablecoin is 1', async () => {
  const { getPrices } = await start([
    native,
    { pair: [token, stablecoin], tick: tokenTick, amount: dollars(5_000) },
  ])
  const prices = await getPrices()
  expectClose(prices.ETH, nativePrice)
  expectClose(prices.A, tokenPrice)
  expect(prices.USD).toBe(1)
})

test('behavior: through the native token, and a pool whose token has the higher address', async () => {
  const throughNative: Pool = { pair: [token, wrappedNative], tick: 246_000, amount: 10n ** 18n }
  const prices = await (await start([native, throughNative])).getPrices()
  expectClose(prices.A, (1.0001 ** (token < wrappedNative ? 246_000 : -246_000) / 1e10) * nativePrice)
})

test('behavior: the pool with the most liquidity counts, whatever its fee', async () => {
  const small: Pool = { pair: [token, stablecoin], fee: 100, tick: 10_000, amount: dollars(2_000) }
  const large: Pool = { pair: [token, stablecoin], fee: 10_000, tick: tokenTick, amount: dollars(9_000) }
  expectClose((await (await start([native, small, large])).getPrices()).A, tokenPrice)
})

test('param: minLiquidity', async () => {
  const pool: Pool = { pair: [token, stablecoin], tick: tokenTick, amount: dollars(999) }
  expect((await (await start([native, pool])).getPrices()).A).toBe(0)
  expectClose((await (await start([native, pool], { minLiquidity: 999 })).getPrices()).A, tokenPrice)
})

test('param: twapSeconds: a pool without observations of that time has no price', async () => {
  const pools = [{ ...native, history: 900 }]
  expect((await (await start(pools)).getPrices()).ETH).toBe(0)
  expectClose((await (await start(pools, { twapSeconds: 900 })).getPrices()).ETH, nativePrice)
})

test('behavior: a pool that is moved far from the others is left out of the median, and counted', async () => {
  const feed = '0x00000000000000000000000000000000000feed0'
  const round = ['uint80', 'int256', 'uint256', 'uint256', 'uint80'].map((type) => ({ type }))
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const contracts = {
    [feed]: (data: Hex) =>
      data === '0x313ce567'
        ? encodeAbiParameters([{ type: 'uint8' }], [8])
        : encodeAbiParameters(round, [1n, 301_000_000_000n, now, now, 1n]),
  }
  const sources = { prices: ['uniswapV3', 'uniswapV2', 'chainlink'] } as const
  const chain = { sources, chainlink: { feeds: { native: feed } } }
  const { url, getPrices } = await start([{ ...native, tick: -180_000 }], {}, chain, contracts)
  // Of the pool of V2, and 3,010 of the feed.
  expect((await getPrices()).ETH).toBe(3_010)
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(
    /latchkit_price_outliers_total\{chain="eip155:1",source="uniswapV3"\} [1-9]/,
  )
})
