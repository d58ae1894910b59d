import type { SwapMode } from '@latchkit/blockchain-api/contract'
import type { Hex } from '../../data/accountData/evm/callContracts.js'
import { feeDenominator } from '../../data/accountData/evm/concentratedMath.js'
import { type ConcentratedPool, swapConcentrated } from './swapConcentrated.js'
import { getAmountIn, getAmountOut, getPriceImpact, getSpotPrice, type SpotPrice } from './swapMath.js'

/** A pool of Uniswap V2. */
export type ReservePool = {
  /** Addresses in lower case. */
  readonly tokens: readonly [Hex, Hex]
  /** Reserve of each token, in base units. */
  readonly reserves: readonly [bigint, bigint]
}

/** A pool of two tokens. */
export type Pool = ReservePool | ConcentratedPool

/** Whether a pool has concentrated liquidity. */
export const isConcentrated = (pool: Pool): pool is ConcentratedPool => 'sqrtPrice' in pool

/** A way from one token to another one. */
export type Route = {
  /** The tokens, from the one that is sold to the one that is bought. */
  readonly path: readonly Hex[]
  /** The pools between these tokens, in their order. */
  readonly pools: readonly Pool[]
  /** Amount that the first pool receives, in base units. */
  readonly amountIn: bigint
  /** Amount that the last pool sends, in base units. */
  readonly amountOut: bigint
  /** Which part of the amount the swap loses because it changes the prices: from 0 to 1. */
  readonly priceImpact: number
}

/** Swap to find a route for. */
export type RouteQuery = {
  readonly from: Hex
  readonly to: Hex
  /** Base units of `from` with `exactIn`, of `to` with `exactOut`. */
  readonly amount: bigint
  /** Default: `exactIn`. */
  readonly mode?: SwapMode | undefined
}

/** Maximum number of pools in a route. */
const maxHops = 3

type Step = {
  /** The tokens so far, from the one whose amount is exact. */
  readonly path: readonly Hex[]
  readonly pools: readonly Pool[]
  readonly prices: readonly SpotPrice[]
  /** The last token of the path, and its amount. */
  readonly token: Hex
  readonly amount: bigint
}

/**
 * Finds the route that returns most for an amount, or that costs least, through at most three pools and through no token
 * twice. Of routes that are equal, it is the one with the fewest pools, which needs the least gas. The costs of gas are not
 * compared. Routes with an exact amount that is bought have pools of one kind only: the router cannot execute others.
 *
 * @returns `undefined` if no route can swap the amount.
 */
export function findRoute(
  pools: readonly Pool[],
  { from, to, amount, mode = 'exactIn' }: RouteQuery,
): Route | undefined {
  const isExactIn = mode === 'exactIn'
  const [start, end] = isExactIn ? [from, to] : [to, from]
  const complete: Step[] = []
  let steps: readonly Step[] = [{ path: [start], pools: [], prices: [], token: start, amount }]
  for (let count = 1; count <= maxHops; count++) {
    const next = steps.flatMap((step) => pools.flatMap((pool) => extend(step, pool, isExactIn) ?? []))
    complete.push(...next.filter(({ token }) => token === end))
    steps = next.filter(({ token }) => token !== end)
  }
  const isBetter = (one: bigint, other: bigint) => (isExactIn ? one > other : one < other)
  const best = complete.reduce<Step | undefined>(
    (first, second) => (first && !isBetter(second.amount, first.amount) ? first : second),
    undefined,
  )
  if (!best) return undefined
  const [amountIn, amountOut] = isExactIn ? [amount, best.amount] : [best.amount, amount]
  return {
    path: isExactIn ? best.path : best.path.toReversed(),
    pools: isExactIn ? best.pools : best.pools.toReversed(),
    amountIn,
    amountOut,
    priceImpact: getPriceImpact(best.prices, amountIn, amountOut),
  }
}

/** Returns `undefined` if a pool does not continue a step, or cannot swap its amount. */
function extend(step: Step, pool: Pool, isExactIn: boolean): Step | undefined {
  const { path, pools, prices, amount } = step
  const index = pool.tokens.indexOf(step.token)
  const token = pool.tokens[1 - index]
  if (index < 0 || token === undefined || path.includes(token)) return undefined
  const [last] = pools
  if (!isExactIn && last && isConcentrated(last) !== isConcentrated(pool)) return undefined
  const swap = isConcentrated(pool)
    ? swapWithTicks(pool, index, step.amount, isExactIn)
    : swapWithReserves(pool, index, amount, isExactIn)
  if (swap.amount === undefined) return undefined
  return {
    ...{ path: [...path, token], pools: [...pools, pool], prices: [...prices, swap.price] },
    ...{ token, amount: swap.amount },
  }
}

/** @param index The token of the pool whose amount is exact. */
function swapWithReserves({ reserves }: ReservePool, index: number, amount: bigint, isExactIn: boolean) {
  const [own, other] = [reserves[index] ?? 0n, reserves[1 - index] ?? 0n]
  const hop = isExactIn ? { reserveIn: own, reserveOut: other } : { reserveIn: other, reserveOut: own }
  return {
    amount: isExactIn ? getAmountOut(amount, hop) : getAmountIn(amount, hop),
    price: getSpotPrice(hop),
  }
}

/** @param index The token of the pool whose amount is exact. */
function swapWithTicks(pool: ConcentratedPool, index: number, amount: bigint, isExactIn: boolean) {
  const isDown = (index === 0) === isExactIn
  const rest = feeDenominator - BigInt(pool.fee)
  const square = pool.sqrtPrice ** 2n
  return {
    amount: swapConcentrated(pool, amount, { isDown, isExactIn }),
    price: isDown
      ? { numerator: square * rest, denominator: 2n ** 192n * feeDenominator }
      : { numerator: 2n ** 192n * rest, denominator: square * feeDenominator },
  }
}
