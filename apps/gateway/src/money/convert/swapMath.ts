/** The reserves of a pool of Uniswap V2 in the direction of a swap, in base units. */
export type Hop = { readonly reserveIn: bigint; readonly reserveOut: bigint }

/** A pool stores its reserves in 112 bits. A swap after which one of them is larger reverts. */
const maxReserve = 2n ** 112n - 1n
/** A pool keeps 0.3 % of what it receives. */
const [feeNumerator, feeDenominator] = [997n, 1_000n]
/** Number of parts in which a price impact is computed. */
const parts = 1_000_000n

/**
 * Returns what a pool of Uniswap V2 sends for an amount, rounded like its contracts; `undefined` if it cannot swap the
 * amount, because it would send nothing, or its reserves would be too large.
 */
export function getAmountOut(amountIn: bigint, { reserveIn, reserveOut }: Hop): bigint | undefined {
  if (amountIn <= 0n || reserveIn <= 0n || reserveIn + amountIn > maxReserve) return undefined
  const input = amountIn * feeNumerator
  const amountOut = (input * reserveOut) / (reserveIn * feeDenominator + input)
  return amountOut > 0n ? amountOut : undefined
}

/**
 * Returns what a pool of Uniswap V2 needs to send an amount, rounded like its contracts; `undefined` if it cannot send the
 * amount, because it holds no more than that, or its reserves would be too large.
 */
export function getAmountIn(amountOut: bigint, { reserveIn, reserveOut }: Hop): bigint | undefined {
  if (amountOut <= 0n || reserveIn <= 0n || amountOut >= reserveOut) return undefined
  const amountIn = (reserveIn * amountOut * feeDenominator) / ((reserveOut - amountOut) * feeNumerator) + 1n
  return reserveIn + amountIn <= maxReserve ? amountIn : undefined
}

/** Price that a pool pays for a small amount, after its fee: `numerator / denominator` of it. */
export type SpotPrice = { readonly numerator: bigint; readonly denominator: bigint }

/** Returns the price of a pool of Uniswap V2. */
export function getSpotPrice({ reserveIn, reserveOut }: Hop): SpotPrice {
  return { numerator: reserveOut * feeNumerator, denominator: reserveIn * feeDenominator }
}

/**
 * Returns which part of the amount at the current prices, after fees, a swap loses because it changes these prices: from 0
 * to 1.
 */
export function getPriceImpact(prices: readonly SpotPrice[], amountIn: bigint, amountOut: bigint): number {
  const multiply = (factors: readonly bigint[]) => factors.reduce((product, factor) => product * factor, 1n)
  const expected = amountIn * multiply(prices.map(({ numerator }) => numerator))
  const received = amountOut * multiply(prices.map(({ denominator }) => denominator))
  return Number(parts - (received * parts) / expected) / Number(parts)
}
