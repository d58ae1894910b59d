import type { Cancel, Effect, Failed, Step, Timer } from '../../engine/machine.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'

/** A transaction that the app has sent, and what became of it. Kept over page loads, and shared by the tabs of the app. */
export type TrackedTransaction = {
  /** The chain and the hash in lower case, as in `eip155:1/0x…`. */
  readonly id: string
  readonly chainId: CaipNetworkId
  readonly hash: Hex
  /** The account that sent it. */
  readonly from: Hex
  /** When the wallet returned the hash, in ms since the epoch. */
  readonly sentAt: number
  /**
   * `pending`: not in a block. `failed`: in a block, and reverted. `replaced`: another transaction has its nonce, as after a
   * speed-up or a cancellation in the wallet. `dropped`: the network does not know it.
   */
  readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped'
  /** Known as soon as the network knows the transaction. */
  readonly nonce?: number | undefined
  /** When it was found to be no longer pending, in ms since the epoch. */
  readonly settledAt?: number | undefined
}

/** How far the tracking of a pending transaction is. */
export type Progress = {
  readonly lookCount: number
  /** Number of the last looks in a row that found no trace of it. */
  readonly unknownCount: number
  /** Number of the last looks in a row that found its nonce used, but not the transaction. */
  readonly nonceUsedCount: number
}

/** The transactions that the app has sent. */
export type TransactionsState = {
  /** The newest first, at most 50. */
  readonly list: readonly TrackedTransaction[]
  /** Those that are tracked, by id. */
  readonly progress: Readonly<Record<string, Progress>>
}

/** What the network knows of a transaction. `unreachable`: it did not answer. */
export type TransactionLook =
  | { readonly status: 'confirmed' | 'failed' | 'unreachable' }
  | { readonly status: 'pending'; readonly nonce: number }
  | { readonly status: 'unknown'; readonly isNonceUsed: boolean }

/** Events of the transactions. */
export type TransactionsEvent =
  /** Reads the stored transactions. */
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly transactions: readonly TrackedTransaction[] }
  /** The wallet has sent a transaction for the app. */
  | { readonly type: 'sent'; readonly transaction: TrackedTransaction }
  /** It is time to ask the network. */
  | { readonly type: 'look'; readonly id: string }
  /** `at`: when the network answered, in ms since the epoch. */
  | { readonly type: 'looked'; readonly id: string; readonly look: TransactionLook; readonly at: number }

/** Reads or writes the storage, or asks the network. */
export type TransactionsEffect =
  | (Effect & { readonly type: 'readTransactions' })
  | (Effect & { readonly type: 'storeTransaction'; readonly transaction: TrackedTransaction })
  | (Effect & { readonly type: 'look'; readonly transaction: TrackedTransaction })
  | Timer<TransactionsEvent>
  | Cancel

/** A transaction is no longer pending. */
export type TransactionsFact = { readonly type: 'settled'; readonly transaction: TrackedTransaction }

/** Step of the transactions; see `transition`. */
export type TransactionsStep = Step<TransactionsState, TransactionsEffect, TransactionsFact>

/** All inputs of the machine of the transactions. */
export type TransactionsInput = TransactionsEvent | Failed<TransactionsEffect>

declare module '../../engine/types.js' {
  interface Features {
    transactions: {
      state: TransactionsState
      event: TransactionsEvent
      fact: TransactionsFact
      isOptional: true
    }
  }
}
