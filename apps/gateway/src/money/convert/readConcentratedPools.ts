import { decodeFunctionResult, encodeFunctionData, getAddress } from 'viem/utils'
import { getWord, type Hex } from '../../data/accountData/evm/callContracts.js'
import { maxTick } from '../../data/accountData/evm/concentratedMath.js'
import { readContracts } from '../../data/accountData/evm/readContracts.js'
import type { TokenPair } from '../../data/accountData/evm/readReserves.js'
import type { NodeReader } from '../../data/sources/createNodeReader.js'
import { toHexAddress } from '../../foundation/toHexAddress.js'
import { wordToAddress } from '../../foundation/wordToAddress.js'
import { concentratedFactoryAbi, concentratedPoolAbi } from './swapAbi.js'
import { type ConcentratedPool, getWordIndex } from './swapConcentrated.js'

/** The fees of pools, in millionths, and the distance of their ticks. */
const tiers = [
  { fee: 100, tickSpacing: 1 },
  { fee: 500, tickSpacing: 10 },
  { fee: 3_000, tickSpacing: 60 },
  { fee: 10_000, tickSpacing: 200 },
] as const
/** Words of the bitmap that are read on each side of the one with the price. */
const wordsAround = 1
/** Maximum number of initialized ticks of a pool: more would need too many calls. */
const maxTicks = 150

/** Addresses on a chain. */
type Options = { readonly concentratedFactory: Hex; readonly multicall3: Hex }

/**
 * Reads the pools of Uniswap V3 of each pair, with their liquidity near the price.
 *
 * @throws SourceError if the node fails.
 */
export async function readConcentratedPools(
  node: NodeReader,
  pairs: readonly TokenPair[],
  { concentratedFactory, multicall3 }: Options,
): Promise<readonly ConcentratedPool[]> {
  const read = async (calls: readonly { readonly to: Hex; readonly data: Hex }[]) =>
    calls.length === 0 ? [] : readContracts(node, calls, { multicall3, block: 'latest' })
  const wanted = pairs.flatMap(([one, other]) => tiers.map((tier) => ({ ...tier, tokens: sort(one, other) })))
  const addresses = await read(
    wanted.map(({ tokens: [first, second], fee }) => ({
      to: concentratedFactory,
      data: encodeFunctionData({
        abi: concentratedFactoryAbi,
        functionName: 'getPool',
        args: [getAddress(first), getAddress(second), fee],
      }),
    })),
  )
  const pools = wanted.flatMap((pool, index) => {
    const address = getWord(addresses[index]) ?? 0n
    return address === 0n || address >= 2n ** 160n ? [] : [{ ...pool, to: wordToAddress(address) }]
  })

  const states = await read(
    pools.flatMap(({ to }) =>
      (['slot0', 'liquidity'] as const).map((functionName) => ({
        to,
        data: encodeFunctionData({ abi: concentratedPoolAbi, functionName }),
      })),
    ),
  )
  const live = pools.flatMap((pool, index) => {
    const [sqrtPrice, tick] = [getWord(states[2 * index]), toSigned(getWord(states[2 * index], 1))]
    const liquidity = getWord(states[2 * index + 1])
    if (!sqrtPrice || tick === undefined || Math.abs(Number(tick)) > maxTick || liquidity === undefined)
      return []
    const word = getWordIndex(Number(tick), pool.tickSpacing)
    const words = [word - wordsAround, word + wordsAround] as const
    return [{ ...pool, sqrtPrice, tick: Number(tick), liquidity, words }]
  })

  const wordsOf = ({ words: [first, last] }: (typeof live)[number]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const asked = live.flatMap((pool) => wordsOf(pool).map((word) => ({ pool, word })))
  const bitmaps = await read(
    asked.map(({ pool, word }) => ({
      to: pool.to,
      data: encodeFunctionData({ abi: concentratedPoolAbi, functionName: 'tickBitmap', args: [word] }),
    })),
  )
  const found = asked.flatMap(({ pool, word }, index) => {
    const bits = getWord(bitmaps[index]) ?? 0n
    return Array.from({ length: 256 }, (_, bit) => bit)
      .filter((bit) => (bits >> BigInt(bit)) & 1n)
      .map((bit) => ({ pool, index: (word * 256 + bit) * pool.tickSpacing }))
  })
  const usable = live.filter((pool) => found.filter((one) => one.pool === pool).length <= maxTicks)
  const ticks = found.filter(({ pool }) => usable.includes(pool))
  const outputs = await read(
    ticks.map(({ pool, index }) => ({
      to: pool.to,
      data: encodeFunctionData({ abi: concentratedPoolAbi, functionName: 'ticks', args: [index] }),
    })),
  )
  const nets = ticks.map(({ pool, index }, position) => ({
    pool,
    index,
    liquidityNet: decodeNet(outputs[position]),
  }))
  return usable.flatMap((pool): readonly ConcentratedPool[] => {
    const own = nets.filter((one) => one.pool === pool)
    const { tokens, fee, tickSpacing, sqrtPrice, tick, liquidity, words } = pool
    // A pool that answers with other data is left out.
    if (own.some(({ liquidityNet }) => liquidityNet === undefined)) return []
    return [
      {
        ...{ tokens, fee, tickSpacing, sqrtPrice, tick, liquidity, words },
        ticks: own.map(({ index, liquidityNet = 0n }) => ({ index, liquidityNet })),
      },
    ]
  })
}

/** A pool sorts its tokens by address. */
const sort = (one: Hex, other: Hex): readonly [Hex, Hex] => {
  const [a, b] = [toHexAddress(one), toHexAddress(other)]
  return BigInt(a) < BigInt(b) ? [a, b] : [b, a]
}

const toSigned = (word: bigint | undefined) => (word === undefined ? undefined : BigInt.asIntN(256, word))

function decodeNet(output: Hex | undefined): bigint | undefined {
  try {
    return decodeFunctionResult({ abi: concentratedPoolAbi, functionName: 'ticks', data: output ?? '0x' })[1]
  } catch {
    return undefined
  }
}
