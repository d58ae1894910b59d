import { SourceError, type TokenBalance } from '../sources/BalanceSource.js'
import type { PriceSource } from '../sources/PriceSource.js'
import { toHealthKey } from '../sources/toHealthKey.js'
import type { AccountChain, AccountOptions } from './AccountChain.js'
import { combinePrices } from './combinePrices.js'

/** Tries the sources of a chain in order. Returns `undefined` if all fail. */
export async function readFirst<Source extends { readonly kind: string }, Result>(
  chainId: string,
  sources: readonly Source[],
  { metrics, health, logger }: Pick<AccountOptions, 'metrics' | 'health' | 'logger'>,
  read: (source: Source) => Promise<Result>,
): Promise<Result | undefined> {
  for (const source of sources) {
    const key = toHealthKey(chainId, source.kind)
    try {
      const result = await read(source)
      health.recordSuccess(key)
      return result
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      const labels = { chain: chainId, source: source.kind }
      health.recordFailure(key)
      metrics.sourceFailures.inc(labels)
      logger.warn({ ...labels, reason: error.message }, 'a data source fails')
    }
  }
  return undefined
}

/** Returns the calls to nodes that all sources need, for the quota. */
export function getPriceCost(sources: readonly PriceSource[]): number {
  return sources.reduce((sum, { cost }) => sum + cost, 0)
}

/**
 * Reads prices. All sources are asked at the same time, and the median of a token counts. A source that is too far from it is left out,
 * counted and logged.
 *
 * @returns The price of each balance; `undefined` where it is unknown, and as a whole if all sources fail.
 */
export async function readPrices(
  {
    id,
    prices: sources,
    maxPriceDeviationPercent,
  }: Pick<AccountChain, 'id' | 'prices' | 'maxPriceDeviationPercent'>,
  balances: readonly TokenBalance[],
  options: Pick<AccountOptions, 'metrics' | 'health' | 'logger'>,
  signal: AbortSignal,
): Promise<readonly (bigint | undefined)[] | undefined> {
  const answers = await Promise.all(
    sources.map(async (source) => ({
      source: source.kind,
      prices: await readFirst(id, [source], options, (one) => one.read(balances, signal)),
    })),
  )
  if (answers.every(({ prices }) => prices === undefined)) return undefined
  return balances.map(({ token, address }, index) => {
    const quotes = answers.flatMap(({ source, prices }) => {
      const price = prices?.[index]
      return price === undefined ? [] : [{ source, price }]
    })
    const combined = combinePrices(quotes, maxPriceDeviationPercent)
    for (const source of combined?.outliers ?? []) {
      options.metrics.priceOutliers.inc({ chain: id, source })
      options.logger.warn({ chain: id, source, token: address ?? token.symbol }, 'a price is left out')
    }
    return combined?.price
  })
}
