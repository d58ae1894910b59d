import { SourceError } from '../../../data/sources/BalanceSource.js'
import { toHealthKey } from '../../../data/sources/toHealthKey.js'
import { HttpError } from '../../../server/http/HttpError.js'
import type { ConvertContext } from '../ConvertContext.js'
import type { SwapRequest } from '../SwapRequest.js'
import type { SourceQuote, SwapSource } from './SwapSource.js'

/** A quote, and who made it. */
export type OfferedQuote = { readonly source: SwapSource; readonly quote: SourceQuote }

/**
 * Asks sources at the same time, and sorts their quotes: the best one first, and of equal ones that which takes the token by a
 * signature for Permit2, if the account can sign it, then the quote of the earlier source. A source that fails, or does not
 * answer in time, has no quote.
 *
 * @throws HttpError of the first source that cannot swap the amount, if there are no quotes.
 * @throws SourceError if all sources fail.
 */
export async function askSources(
  { health, logger, sourceTimeoutMs }: Pick<ConvertContext, 'health' | 'logger' | 'sourceTimeoutMs'>,
  sources: readonly SwapSource[],
  request: SwapRequest,
): Promise<readonly OfferedQuote[]> {
  const results = await Promise.allSettled(
    sources.map(async (source) => {
      const quote = await callSource((signal) => source.quote(request, signal), sourceTimeoutMs)
      requireQuoteOf(request, quote)
      return { source, quote }
    }),
  )
  const offered = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const reasons = results.flatMap((result): readonly unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  for (const [index, result] of results.entries()) {
    const id = sources[index]?.id ?? ''
    const key = toHealthKey(request.from.chainId, id)
    // A source that cannot swap the amount has answered.
    if (result.status === 'fulfilled' || result.reason instanceof HttpError) health.recordSuccess(key)
    else {
      health.recordFailure(key)
      logger.warn({ source: id, reason: toErrorMessage(result.reason) }, 'a source of swaps fails')
    }
  }
  if (offered.length > 0) return offered.toSorted((one, other) => compare(request, one.quote, other.quote))
  throw reasons.find((reason) => reason instanceof HttpError) ?? reasons[0] ?? new SourceError('no source')
}

/**
 * Calls a source.
 *
 * @throws SourceError if it does not answer in time, even if it ignores the signal.
 */
export async function callSource<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new SourceError('the source does not answer in time')))
  })
  return Promise.race([call(signal), late])
}

/** @throws SourceError for a quote of another amount. */
function requireQuoteOf({ amount, mode }: SwapRequest, { fromAmount, toAmount }: SourceQuote): void {
  const exact = mode === 'exactIn' ? fromAmount : toAmount
  if (exact !== amount || fromAmount === 0n || toAmount === 0n)
    throw new SourceError('the source quotes another amount')
}

function compare({ mode, canPermit2 }: SwapRequest, one: SourceQuote, other: SourceQuote): number {
  const difference = mode === 'exactIn' ? other.toAmount - one.toAmount : one.fromAmount - other.fromAmount
  if (difference !== 0n) return difference < 0n ? -1 : 1
  // A signature in place of a transaction.
  const isSigned = (quote: SourceQuote) => Number(canPermit2 === true && quote.permit2Spender !== undefined)
  return isSigned(other) - isSigned(one)
}

function toErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
