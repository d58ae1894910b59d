import { bundlerErrorCodes } from '@latchkit/blockchain-api/contract'
import { Counter, Gauge, type Registry } from 'prom-client'
import { BundlerError } from './BundlerError.js'
import { NodesDownError } from './createChainClient.js'

/** Events of a transaction of the bundler. */
export type TransactionOutcome =
  | 'sent'
  | 'sent_again'
  | 'raised'
  | 'refused'
  | 'emptied'
  | 'included'
  | 'reverted'
  | 'superseded'
  | 'reorganized'

/** The metrics of the bundlers and paymasters. No label has an address or a hash. */
export type BundlerMetrics = {
  /** Operations that clients sent, by outcome: `accepted`, or why they were refused. */
  readonly operations: Counter<'chain' | 'outcome'>
  readonly transactions: Counter<'chain' | 'outcome'>
  /** Sponsorships that clients asked for, by project and outcome: `signed`, or why they were refused. */
  readonly sponsorships: Counter<'chain' | 'project' | 'outcome'>
  /** Wei that sponsored operations cost, by project. */
  readonly sponsoredWei: Counter<'chain' | 'project'>
}

/**
 * Creates the metrics in a registry.
 *
 * @param countPending Returns the number of open operations by chain.
 */
export function createBundlerMetrics(
  registry: Registry,
  countPending: () => Promise<Readonly<Record<string, number>>>,
): BundlerMetrics {
  const registers = [registry]
  new Gauge({
    name: 'latchkit_bundler_pending_operations',
    help: 'User operations that are neither included nor dropped, by chain',
    labelNames: ['chain'],
    registers,
    async collect() {
      for (const [chain, count] of Object.entries(await countPending())) this.set({ chain }, count)
    },
  })
  return {
    operations: new Counter({
      name: 'latchkit_bundler_operations_total',
      help: 'User operations that clients sent, by chain and outcome',
      labelNames: ['chain', 'outcome'],
      registers,
    }),
    transactions: new Counter({
      name: 'latchkit_bundler_transactions_total',
      help: 'Transactions of the bundler, by chain and outcome',
      labelNames: ['chain', 'outcome'],
      registers,
    }),
    sponsorships: new Counter({
      name: 'latchkit_sponsorships_total',
      help: 'Sponsorships that clients asked for, by chain, project and outcome',
      labelNames: ['chain', 'project', 'outcome'],
      registers,
    }),
    sponsoredWei: new Counter({
      name: 'latchkit_sponsored_wei_total',
      help: 'Wei that included sponsored user operations cost, by chain and project',
      labelNames: ['chain', 'project'],
      registers,
    }),
  }
}

/** Returns the label of an error: the name of its code. */
export function toOutcome(error: unknown): string {
  if (error instanceof NodesDownError) return 'nodes_down'
  if (!(error instanceof BundlerError)) return 'error'
  const found = Object.entries(bundlerErrorCodes).find(([, code]) => code === error.code)
  return found ? found[0].replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : 'error'
}
