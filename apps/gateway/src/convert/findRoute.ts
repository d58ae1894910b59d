import type { Hex } from '../accountData/evm/callContracts.js'
import { getAmountOut, getPriceImpact, type Hop } from './swapMath.js'

/** A pool of two tokens. */
export type Pool = {
  /** Addresses in lower case. */
  readonly tokens: readonly [Hex, Hex]
  /** What it holds of each token, in base units. */
  readonly reserves: readonly [bigint, bigint]
}

/** A way from one token to another one. */
export type Route = {
  /** The tokens, from the one that is sold to the one that is bought. */
  readonly path: readonly Hex[]
  /** What the last pool sends, in base units. */
  readonly amountOut: bigint
  /** Which part of the amount the swap loses because it changes the prices: from 0 to 1. */
  readonly priceImpact: number
}

/** Maximum number of pools in a route. */
const maxHops = 3

type Step = {
  readonly path: readonly Hex[]
  readonly hops: readonly Hop[]
  /** The last token of the path, and its amount. */
  readonly token: Hex
  readonly amount: bigint
}

/**
 * Finds the route that returns most for an amount, through at most three pools and through no token twice. Of routes that
 * return the same, it is the one with the fewest pools, which needs the least gas. The costs of gas are not compared.
 *
 * @returns `undefined` if no route can swap the amount.
 */
export function findRoute(
  pools: readonly Pool[],
  { from, to, amount }: { readonly from: Hex; readonly to: Hex; readonly amount: bigint },
): Route | undefined {
  const complete: Step[] = []
  let steps: readonly Step[] = [{ path: [from], hops: [], token: from, amount }]
  for (let count = 1; count <= maxHops; count++) {
    const next = steps.flatMap((step) => pools.flatMap((pool) => extend(step, pool) ?? []))
    complete.push(...next.filter(({ token }) => token === to))
    steps = next.filter(({ token }) => token !== to)
  }
  const best = complete.reduce<Step | undefined>(
    (first, second) => (first && first.amount >= second.amount ? first : second),
    undefined,
  )
  if (!best) return undefined
  const { path, hops, amount: amountOut } = best
  return { path, amountOut, priceImpact: getPriceImpact(hops, amount, amountOut) }
}

/** Returns `undefined` if a pool does not continue a step, or cannot swap its amount. */
function extend(step: Step, { tokens, reserves }: Pool): Step | undefined {
  const { path, hops, amount } = step
  const index = tokens.indexOf(step.token)
  const token = tokens[1 - index]
  if (index < 0 || token === undefined || path.includes(token)) return undefined
  const hop = { reserveIn: reserves[index] ?? 0n, reserveOut: reserves[1 - index] ?? 0n }
  const amountOut = getAmountOut(amount, hop)
  if (amountOut === undefined) return undefined
  return { path: [...path, token], hops: [...hops, hop], token, amount: amountOut }
}
