import { Counter, type Registry } from 'prom-client'

/** The metrics of the data about accounts. */
export type AccountMetrics = {
  /**
   * Balances of one account on one chain that were requested, by outcome: `loaded`, `cached` (stored, or shared with a
   * concurrent request) or `unavailable`.
   */
  readonly balances: Counter<'chain' | 'outcome'>
  /** Failures of sources, by chain and kind of source. */
  readonly sourceFailures: Counter<'chain' | 'source'>
  /** Prices that are too far from the median of all sources, by chain and kind of source. */
  readonly priceOutliers: Counter<'chain' | 'source'>
}

/** Creates the metrics in a registry. */
export function createAccountMetrics(registry: Registry): AccountMetrics {
  const registers = [registry]
  return {
    balances: new Counter({
      name: 'latchkit_account_balances_total',
      help: 'Balances of an account on a chain, by outcome',
      labelNames: ['chain', 'outcome'],
      registers,
    }),
    sourceFailures: new Counter({
      name: 'latchkit_account_source_failures_total',
      help: 'Failures of data sources',
      labelNames: ['chain', 'source'],
      registers,
    }),
    priceOutliers: new Counter({
      name: 'latchkit_price_outliers_total',
      help: 'Prices that are left out, because they are too far from the median of all sources',
      labelNames: ['chain', 'source'],
      registers,
    }),
  }
}
