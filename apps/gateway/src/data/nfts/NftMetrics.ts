import { Counter, type Registry } from 'prom-client'

/** The metrics of NFTs. */
export type NftMetrics = {
  /** Requested pages, by outcome: `loaded`, `cached` (stored, or shared with a concurrent request), `no_source` or `unavailable`. */
  readonly pages: Counter<'chain' | 'outcome'>
  /** Failures of sources, by chain and kind of source. */
  readonly sourceFailures: Counter<'chain' | 'source'>
}

/** Creates the metrics in a registry. */
export function createNftMetrics(registry: Registry): NftMetrics {
  const registers = [registry]
  return {
    pages: new Counter({
      name: 'latchkit_nft_pages_total',
      help: 'Requested pages of NFTs, by outcome',
      labelNames: ['chain', 'outcome'],
      registers,
    }),
    sourceFailures: new Counter({
      name: 'latchkit_nft_source_failures_total',
      help: 'Failures of sources of NFTs',
      labelNames: ['chain', 'source'],
      registers,
    }),
  }
}
