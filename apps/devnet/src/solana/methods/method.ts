import type { Faucet } from '../createFaucet.js'
import type { Ledger } from '../createLedger.js'

/** The context of a node method. */
export type NodeContext = {
  readonly ledger: Ledger
  readonly faucet: Faucet
  /** Whether transactions are dropped. */
  readonly dropping: () => boolean
  readonly setDropping: (dropping: boolean) => void
}

/** Handles one method of the node. A thrown error is the response. */
export type NodeMethod = (context: NodeContext, params: readonly unknown[]) => unknown
