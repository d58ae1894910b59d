import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { BitcoinOutpoint } from '../../../ports/BitcoinMethods.js'

/** The transaction that is in a block, or in the mempool, instead of another one of the same account. */
export type Replacement = {
  readonly hash: string
  /**
   * `repriced`: the same transaction with another fee, as after a speed-up. `cancelled`: a transaction of nothing to the account
   * itself. `replaced`: any other one.
   */
  readonly reason: 'repriced' | 'cancelled' | 'replaced'
}

/** State of the transactions of every namespace. */
type Tracked = {
  /** The chain and the hash, as in `eip155:1/0x…`; a hexadecimal hash in lower case. */
  readonly id: string
  readonly chainId: CaipNetworkId
  /** When the wallet returned the hash, in ms since the epoch. */
  readonly sentAt: number
  /**
   * `pending`: not in a block, or on Solana not confirmed. `failed`: in a block, without effect. `replaced`: another
   * transaction has its nonce, or on Bitcoin one of its inputs, as after a speed-up or a cancellation in the wallet.
   * `dropped`: the network does not know it.
   */
  readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped'
  /** When it was found to be no longer pending, in ms since the epoch. */
  readonly settledAt?: number | undefined
  /** How many times a reorganization of the chain has removed it from its block. Absent: never. */
  readonly reorganizations?: number | undefined
  /** Transaction that replaced it, if it was found. */
  readonly replacement?: Replacement | undefined
  /** Who receives it: an account or a contract. */
  readonly to?: string | undefined
  /** Amount of the native token in base units. */
  readonly value?: bigint | undefined
  /** The `SentAction` that the user has reviewed, not parsed: it can come from the storage. Absent for what the app itself has asked for. */
  readonly action?: unknown
}

/** A transaction of an EVM chain. */
export type TrackedEvmTransaction = Tracked & {
  readonly namespace: 'eip155'
  readonly hash: Hex
  /** The account that sent it. */
  readonly from: Hex
  /** Known as soon as the network knows the transaction. */
  readonly nonce?: number | undefined
  /** The nonce that the app asked for, if the wallet has used another one. Then it has replaced nothing. */
  readonly requestedNonce?: number | undefined
  /** Absent if it is longer than 1 kB. */
  readonly data?: Hex | undefined
}

/** A transaction of Solana. `hash` is its signature in base58. */
export type TrackedSolanaTransaction = Tracked & {
  readonly namespace: 'solana'
  readonly hash: string
  readonly from: string
  /** Absent if it is not known. */
  readonly lastValidBlockHeight?: bigint | undefined
}

/** A transaction of Bitcoin. `hash` is its id. */
export type TrackedBitcoinTransaction = Tracked & {
  readonly namespace: 'bip122'
  readonly hash: string
  readonly from: string
  /** The outputs that it spends, at most 8. Known as soon as the server knows the transaction. */
  readonly inputs?: readonly BitcoinOutpoint[] | undefined
}

/**
 * A transaction that the app has sent, and what became of it. Kept over page loads, and shared by the tabs of the app.
 */
export type TrackedTransaction = TrackedEvmTransaction | TrackedSolanaTransaction | TrackedBitcoinTransaction

/** How far the tracking of a transaction is. */
export type Progress = {
  readonly lookCount: number
  /** Number of the last looks in a row that found no trace of it. */
  readonly unknownCount: number
  /** Outcome that the last looks in a row have found, and their number. */
  readonly conclusion?: Conclusion | undefined
  readonly conclusionCount: number
  /** When the network was last seen to know it, in ms since the epoch. Absent: not since the page was loaded. */
  readonly seenAt?: number | undefined
}

/** Outcomes of a transaction that the network does not know. */
export type Conclusion = 'replaced' | 'dropped'

/** The transactions that the app has sent. */
export type TransactionsState = {
  /** The newest first, at most 50. */
  readonly list: readonly TrackedTransaction[]
  /** Those that are tracked, by id. */
  readonly progress: Readonly<Record<string, Progress>>
  /** Whether the page was hidden at the last look. Absent: no. */
  readonly isHidden?: boolean | undefined
}

/** Network's answer about a transaction. `unreachable`: it did not answer. */
export type TransactionLook =
  | { readonly status: 'unreachable' }
  | { readonly status: 'confirmed' | 'failed'; readonly nonce?: number | undefined }
  | {
      readonly status: 'pending'
      readonly nonce?: number | undefined
      readonly inputs?: readonly BitcoinOutpoint[] | undefined
    }
  | {
      readonly status: 'unknown'
      /** Consequence if the next look agrees. */
      readonly conclusion?: Conclusion | undefined
      readonly replacement?: Replacement | undefined
    }

/** Events of the transactions. */
export type TransactionsEvent =
  /** Reads the stored transactions. */
  | { readonly type: 'load' }
  /** `at`: when they were read, in ms since the epoch. */
  | { readonly type: 'loaded'; readonly transactions: readonly TrackedTransaction[]; readonly at: number }
  /** The wallet has sent a transaction for the app. */
  | { readonly type: 'sent'; readonly transaction: TrackedTransaction }
  /** It is time to ask the network. */
  | { readonly type: 'look'; readonly id: string }
  /** `at`: when the network answered, in ms since the epoch. */
  | {
      readonly type: 'looked'
      readonly id: string
      readonly look: TransactionLook
      readonly at: number
      /** Whether the page is hidden. */
      readonly isHidden?: boolean | undefined
    }
  /** The user has returned to the page. */
  | { readonly type: 'returned' }

/** Reads or writes the storage, or asks the network. */
export type TransactionsEffect =
  | (Effect & { readonly type: 'readTransactions' })
  | (Effect & { readonly type: 'storeTransaction'; readonly transaction: TrackedTransaction })
  | (Effect & {
      readonly type: 'look'
      readonly transaction: TrackedTransaction
      /** Findings of the last look: the second one in a row also looks for the replacement. */
      readonly conclusion?: Conclusion | undefined
    })
  | Timer<TransactionsEvent>
  | Cancel

/** Facts of the transactions. */
export type TransactionsFact =
  /** The stored transactions were read. */
  | { readonly type: 'loaded' }
  /** A transaction is no longer pending. */
  | { readonly type: 'settled'; readonly transaction: TrackedTransaction }

/** Step of the transactions; see `transition`. */
export type TransactionsStep = Step<TransactionsState, TransactionsEffect, TransactionsFact>

/** All inputs of the machine of the transactions. */
export type TransactionsInput = TransactionsEvent | Failed<TransactionsEffect>

declare module '../../../engine/types.js' {
  interface Features {
    transactions: {
      state: TransactionsState
      event: TransactionsEvent
      fact: TransactionsFact
      isOptional: true
    }
  }
}
