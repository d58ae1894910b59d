import { Counter, type Registry } from 'prom-client'

/** The metrics of histories. */
export type HistoryMetrics = {
  /**
   * Histories of one account on one chain that were requested, by outcome: `loaded`, `not_indexed` or `unavailable`.
   */
  readonly histories: Counter<'chain' | 'outcome'>
  /** Failures of sources, by chain and kind of source. */
  readonly sourceFailures: Counter<'chain' | 'source'>
}

/** Creates the metrics in a registry. */
export function createHistoryMetrics(registry: Registry): HistoryMetrics {
  return {
    histories: new Counter({
      name: 'latchkit_account_histories_total',
      help: 'Histories of an account on a chain, by outcome',
      labelNames: ['chain', 'outcome'],
      registers: [registry],
    }),
    sourceFailures: new Counter({
      name: 'latchkit_account_history_source_failures_total',
      help: 'Failures of sources of histories',
      labelNames: ['chain', 'source'],
      registers: [registry],
    }),
  }
}
