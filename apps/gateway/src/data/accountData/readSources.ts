import { SourceError, type TokenBalance } from '../sources/BalanceSource.js'
import type { PriceSource } from '../sources/PriceSource.js'
import { toHealthKey } from '../sources/toHealthKey.js'
import type { AccountChain, AccountOptions } from './AccountChain.js'

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
 * Reads prices. Each source is asked for the tokens that the ones before it do not know.
 *
 * @returns The price of each balance; `undefined` where it is unknown, and as a whole if all sources fail.
 */
export async function readPrices(
  { id, prices: sources }: Pick<AccountChain, 'id' | 'prices'>,
  balances: readonly TokenBalance[],
  options: Pick<AccountOptions, 'metrics' | 'health' | 'logger'>,
  signal: AbortSignal,
): Promise<readonly (bigint | undefined)[] | undefined> {
  const prices = new Map<TokenBalance, bigint>()
  let hasAnswer = false
  for (const source of sources) {
    const unknown = balances.filter((balance) => !prices.has(balance))
    if (unknown.length === 0) break
    const found = await readFirst(id, [source], options, (one) => one.read(unknown, signal))
    hasAnswer ||= found !== undefined
    for (const [index, balance] of unknown.entries()) {
      const price = found?.[index]
      if (price !== undefined) prices.set(balance, price)
    }
  }
  return hasAnswer ? balances.map((balance) => prices.get(balance)) : undefined
}
