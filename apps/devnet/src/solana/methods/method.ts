import type { Faucet } from '../createFaucet.js'
import type { Ledger } from '../createLedger.js'

/** What a method of the node can see and do. */
export type NodeContext = {
  readonly ledger: Ledger
  readonly faucet: Faucet
  /** Whether transactions are lost on their way to a block. */
  readonly dropping: () => boolean
  readonly setDropping: (dropping: boolean) => void
}

/** Answers one method of the node; what it throws is the answer too. */
export type NodeMethod = (context: NodeContext, params: readonly unknown[]) => unknown
