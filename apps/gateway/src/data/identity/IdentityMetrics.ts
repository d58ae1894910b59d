import { Counter, type Registry } from 'prom-client'

/** The metrics of identities. */
export type IdentityMetrics = {
  /** Requested identities, by outcome: `loaded`, `cached` (stored, or shared with a concurrent request) or `unavailable`. */
  readonly identities: Counter<'chain' | 'outcome'>
  /** Failures of sources, by chain and kind of source. */
  readonly sourceFailures: Counter<'chain' | 'source'>
}

/** Creates the metrics in a registry. */
export function createIdentityMetrics(registry: Registry): IdentityMetrics {
  const registers = [registry]
  return {
    identities: new Counter({
      name: 'latchkit_identities_total',
      help: 'Requested identities of EVM accounts, by outcome',
      labelNames: ['chain', 'outcome'],
      registers,
    }),
    sourceFailures: new Counter({
      name: 'latchkit_identity_source_failures_total',
      help: 'Failures of sources of identities',
      labelNames: ['chain', 'source'],
      registers,
    }),
  }
}
