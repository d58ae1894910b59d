import { HttpError } from '../../../server/http/HttpError.js'
import type { SourceQuote, SwapBuild } from './SwapSource.js'

/** The worst price that a transaction accepts, in base units. */
export type SwapLimits = { readonly minToAmount: bigint; readonly maxFromAmount: bigint }

const allBps = 10_000n

/**
 * Returns the limits of a transaction: the limits of the client, or the limits of the quote with the slippage. Rounds so that the
 * account never loses more than the slippage.
 *
 * @throws HttpError 400 if the quote is beyond a limit of the client: the price has changed since the client set it.
 */
export function getLimits(
  { mode, slippageBps, minToAmount, maxFromAmount }: SwapBuild,
  { fromAmount, toAmount }: Pick<SourceQuote, 'fromAmount' | 'toAmount'>,
): SwapLimits {
  const getLoss = (amount: bigint) => (amount * BigInt(slippageBps)) / allBps
  if (mode === 'exactIn') {
    const minimum = minToAmount ?? toAmount - getLoss(toAmount)
    if (toAmount < minimum) throw createPriceError('minToAmount', minimum, toAmount)
    return { minToAmount: minimum, maxFromAmount: fromAmount }
  }
  const maximum = maxFromAmount ?? fromAmount + getLoss(fromAmount)
  if (fromAmount > maximum) throw createPriceError('maxFromAmount', maximum, fromAmount)
  return { minToAmount: toAmount, maxFromAmount: maximum }
}

function createPriceError(field: string, limit: bigint, amount: bigint): HttpError {
  return new HttpError(
    400,
    field,
    `The price has changed: "${field}" is ${limit}, and the swap is ${amount} now. Request a new quote`,
  )
}
