/** The price of a token by one source. */
export type QuotedPrice = {
  /** The kind of the source. */
  readonly source: string
  readonly price: bigint
}

/** The price of a token, and the sources that are too far from it. */
export type CombinedPrice = { readonly price: bigint; readonly outliers: readonly string[] }

/**
 * Returns the median of the prices, and the sources whose price deviates from it by more than a percentage. Between two prices in the
 * middle, the one of the source that comes first counts: so it does if there are two sources.
 *
 * @param quotes In the order of the sources in the configuration.
 */
export function combinePrices(
  quotes: readonly QuotedPrice[],
  maxDeviationPercent: number,
): CombinedPrice | undefined {
  const sorted = [...quotes].sort((a, b) => (a.price < b.price ? -1 : a.price > b.price ? 1 : 0))
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  const median = quotes.find((quote) => middle.includes(quote))
  if (!median) return undefined
  const { price } = median
  const allowed = price * BigInt(Math.round(maxDeviationPercent * 100))
  const isFar = (quote: QuotedPrice) =>
    (quote.price > price ? quote.price - price : price - quote.price) * 10_000n > allowed
  return { price, outliers: quotes.filter(isFar).map(({ source }) => source) }
}
