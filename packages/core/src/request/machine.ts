import type { LatchkitError } from '../errors/base.js'
import type { Effect, Failed, Step } from '../kit/machine.js'
import type { EvmTransaction, TypedData } from '../ports/EvmMethods.js'
import type { CaipNetworkId } from '../schema/caip.js'

/** What a wallet can be asked to sign or send, with all that it was asked for: nothing is filled in later. */
export type WriteIntent =
  | { readonly kind: 'signMessage'; readonly message: string | Uint8Array }
  | { readonly kind: 'signTypedData'; readonly typedData: TypedData }
  | { readonly kind: 'sendTransaction'; readonly transaction: EvmTransaction }

/** A write and who it was asked of. It is not sent if account, wallet or chain are others by the time its turn comes. */
export type Write = {
  readonly id: string
  readonly connectorId: string
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly intent: WriteIntent
}

/** The writes of one namespace: never two in flight. */
export type RequestState =
  | { readonly status: 'idle' }
  | { readonly status: 'writing'; readonly current: Write; readonly queue: readonly Write[] }

export type RequestEvent =
  | { readonly type: 'ask'; readonly write: Write }
  /** Takes a write that has not begun out of the queue. */
  | { readonly type: 'withdraw'; readonly id: string }
  | { readonly type: 'answered'; readonly id: string; readonly result: string }

export type RequestEffect = Effect & { readonly type: 'write'; readonly write: Write }

export type RequestFact =
  | { readonly type: 'done'; readonly id: string; readonly write: Write; readonly result: string }
  | { readonly type: 'declined' | 'failed' | 'withdrawn'; readonly id: string; readonly error: LatchkitError }

export type RequestStep = Step<RequestState, RequestEffect, RequestFact>
export type RequestInput = RequestEvent | Failed<RequestEffect>
