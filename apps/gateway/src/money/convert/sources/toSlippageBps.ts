import type { SwapLimits } from './getLimits.js'
import type { SourceQuote } from './SwapSource.js'

/**
 * Returns the slippage by which a service computes its own minimum, in whole basis points, rounded down: its minimum is then
 * never below the minimum of the limits.
 */
export function toSlippageBps(
  { toAmount }: Pick<SourceQuote, 'toAmount'>,
  { minToAmount }: SwapLimits,
): number {
  return toAmount === 0n ? 0 : Number(((toAmount - minToAmount) * 10_000n) / toAmount)
}
