import type { Hex } from '../../data/accountData/evm/callContracts.js'
import { computeStep, getSqrtPrice } from '../../data/accountData/evm/concentratedMath.js'

/** A pool with concentrated liquidity (Uniswap V3). Only a part of its ticks is known. */
export type ConcentratedPool = {
  /** Addresses in lower case, in the order of the pool. */
  readonly tokens: readonly [Hex, Hex]
  /** In millionths. */
  readonly fee: number
  readonly tickSpacing: number
  /** The square root of the price of the first token in the second one, with 96 binary places. */
  readonly sqrtPrice: bigint
  readonly tick: number
  readonly liquidity: bigint
  /** How the liquidity changes when the price rises above a tick: all such ticks in the known range, in ascending order. */
  readonly ticks: readonly { readonly index: number; readonly liquidityNet: bigint }[]
  /** The words of the bitmap of ticks that are known: from the first to the last one. */
  readonly words: readonly [number, number]
}

/** A step never needs more ticks than that: the ends of the known words, and the ticks in them. */
const maxSteps = 2_000

/** Returns the word of the bitmap that contains a tick. */
export function getWordIndex(tick: number, tickSpacing: number): number {
  return Math.floor(Math.floor(tick / tickSpacing) / 256)
}

/**
 * Returns what a pool sends for an amount (`isExactIn`), or what it needs to send one, rounded like its contracts; `undefined` if it cannot
 * swap the amount with its known liquidity.
 *
 * @param isDown Whether the first token is sold, so that the price falls.
 */
export function swapConcentrated(
  pool: ConcentratedPool,
  amount: bigint,
  { isDown, isExactIn }: { readonly isDown: boolean; readonly isExactIn: boolean },
): bigint | undefined {
  let { sqrtPrice: price, tick, liquidity } = pool
  let left = amount
  let result = 0n
  for (let count = 0; left > 0n; count++) {
    const found = findNext(pool, tick, isDown)
    if (!found || count === maxSteps) return undefined
    const target = getSqrtPrice(found.tick)
    // Without liquidity, the price moves on for nothing.
    const step = computeStep({ price, target, liquidity }, left, isExactIn, BigInt(pool.fee))
    if (step.next <= 0n) return undefined
    left -= isExactIn ? step.amountIn + step.fee : step.amountOut
    result += isExactIn ? step.amountOut : step.amountIn + step.fee
    price = step.next
    // The rest of the amount is less than what changes the price.
    if (price !== target) break
    liquidity += isDown ? -found.liquidityNet : found.liquidityNet
    tick = isDown ? found.tick - 1 : found.tick
  }
  return left <= 0n && result > 0n ? result : undefined
}

/** Returns the next initialized tick, or the end of the word of the bitmap: swaps of the contracts stop at both. */
function findNext(
  { tickSpacing, ticks, words: [first, last] }: ConcentratedPool,
  tick: number,
  isDown: boolean,
) {
  const start = Math.floor(tick / tickSpacing) + (isDown ? 0 : 1)
  const word = Math.floor(start / 256)
  if (word < first || word > last) return undefined
  const end = (isDown ? word * 256 : word * 256 + 255) * tickSpacing
  const from = start * tickSpacing
  const own = isDown ? ticks.findLast(({ index }) => index <= from) : ticks.find(({ index }) => index >= from)
  if (own && (isDown ? own.index >= end : own.index <= end))
    return { tick: own.index, liquidityNet: own.liquidityNet }
  return { tick: end, liquidityNet: 0n }
}
