import type { CallsStatus } from '../../../chains/evm/getCallsStatus.js'
import type { BatchCall } from '../../../chains/evm/sendCalls.js'
import type { Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Write } from '../request/machine.js'

/**
 * A batch of calls that a wallet has accepted (EIP-5792), until it is known what became of it. Kept over page loads.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export type PendingCalls = {
  /** The id that the wallet has given it. */
  readonly id: string
  readonly connectorId: string
  readonly address: string
  readonly chainId: CaipNetworkId
  /** The last call, which stands for the batch in the activity. */
  readonly call: BatchCall
  /** The hash of its last transaction, if the wallet has told it with the id (CAIP-345). */
  readonly hash?: Hex | undefined
  /** In ms since the epoch. */
  readonly sentAt: number
  /** The `SentAction` that the user has reviewed, not parsed: it can come from the storage. */
  readonly action?: unknown
}

/** The batches that are pending. */
export type CallsState = {
  readonly pending: readonly PendingCalls[]
  /** Number of times that the wallet was asked, by id. */
  readonly looks: Readonly<Record<string, number>>
}

/** Answer of the wallet. `unreachable`: it is not connected, or has not answered. */
export type CallsLook = { readonly status: 'unreachable' } | CallsStatus

/** Events of the batches. */
export type CallsEvent =
  /** Reads the stored ones. */
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly pending: readonly PendingCalls[] }
  | { readonly type: 'accepted'; readonly calls: PendingCalls }
  | { readonly type: 'look'; readonly id: string }
  | { readonly type: 'looked'; readonly id: string; readonly look: CallsLook }

/** Reads or writes the storage, or asks the wallet, which does not prompt. */
export type CallsEffect =
  | (Effect & { readonly type: 'readCalls' })
  | (Effect & { readonly type: 'storeCalls'; readonly calls: PendingCalls; readonly isPending: boolean })
  | (Effect & { readonly type: 'look'; readonly calls: PendingCalls })
  | Timer<CallsEvent>

/** Facts of the batches. */
export type CallsFact =
  /** The transaction of a batch is known. `write` and `result` belong to the transaction with its last call. */
  | {
      readonly type: 'sent'
      readonly namespace: ChainNamespace
      readonly write: Write
      readonly result: Hex
    }
  /** A batch was not executed, and there is no transaction that tells it. */
  | { readonly type: 'failed'; readonly id: string }

/** Step of the batches; see `transition`. */
export type CallsStep = Step<CallsState, CallsEffect, CallsFact>

/** All inputs of the machine of the batches. */
export type CallsInput = CallsEvent | Failed<CallsEffect>

declare module '../../../engine/types.js' {
  interface Features {
    calls: { state: CallsState; event: CallsEvent; fact: CallsFact; isOptional: true }
  }
}
