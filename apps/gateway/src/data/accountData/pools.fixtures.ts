import { decodeFunctionData, encodeAbiParameters, type Hex } from 'viem'
import { expect, onTestFinished } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import { createEntry, fetchBalance, getTokenAddress } from './balance.fixtures.js'
import { uniswapV2Abi } from './evm/uniswapV2Abi.js'
import { type FakeEvmState, startEvmNode } from './startEvmNode.fixtures.js'

export const factory = '0x00000000000000000000000000000000000fac70'
export const router = '0x0000000000000000000000000000000000070707'
/** With 6 decimals. Its address is after those of the other tokens, and that of the wrapped native token before. */
export const stablecoin = '0x00000000000000000000000000000000000f0000'
export const wrappedNative = '0x0000000000000000000000000000000000000eee'
export const tokenA = getTokenAddress(1)
export const tokenB = getTokenAddress(2)
const list = [
  { ...createEntry(0, 6), address: stablecoin, symbol: 'USD' },
  { ...createEntry(0), address: wrappedNative, symbol: 'WETH' },
  { ...createEntry(1, 8), symbol: 'A' },
  { ...createEntry(2, 0), symbol: 'B' },
]

/** The reserves of the two tokens of a pool. */
export type Pool = readonly [readonly [Hex, bigint], readonly [Hex, bigint]]

/** Creates the factory and the pools. The tokens of a pool are in any order. */
export function createContracts(pools: readonly Pool[]): NonNullable<FakeEvmState['contracts']> {
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

/** Starts a gateway with pools and a router, for an account that has 2 of each token. */
export async function startWithPools(
  pools: readonly Pool[],
  {
    minLiquidity,
    intermediateTokens,
    ...options
  }: GatewayOptions & Pick<NonNullable<Chain['uniswapV2']>, 'minLiquidity' | 'intermediateTokens'> = {},
  onEnd: (stop: () => void | Promise<void>) => void = onTestFinished,
) {
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
  const node = await startEvmNode(state, undefined, onEnd)
  const uniswapV2 = {
    factory,
    stablecoin: { address: stablecoin, decimals: 6 },
    wrappedNative,
    minLiquidity,
    router,
    intermediateTokens,
  }
  const { url, stop } = await startGateway({
    chains: [{ id: 'eip155:1', http: [node.url], uniswapV2 }],
    tokens: [{ name: 'List', tokens: list }],
    ...options,
  })
  onEnd(stop)
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
export const nativePool: Pool = [
  [wrappedNative, 1_000n * 10n ** 18n],
  [stablecoin, 3_000_000n * 10n ** 6n],
]
