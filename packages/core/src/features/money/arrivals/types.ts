import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { SwapStatus } from '../../../ports/SwapSource.js'
import type { ArrivalTarget } from '../../wallet/request/ArrivalTarget.js'

/** A swap to another chain that the app has sent, and whether it has arrived. Kept over page loads, and shared by the tabs of the app. */
export type Arrival = ArrivalTarget & {
  /** The id of the request to the wallet. */
  readonly id: string
  /** The account that sent it, and its chain. */
  readonly from: string
  readonly chainId: CaipNetworkId
  /** In ms since the epoch. */
  readonly sentAt: number
  /** The hash of its transaction. Absent while a wallet has not told the hash of a batch of calls. */
  readonly hash?: Hex | undefined
  /** The id of the batch of calls. */
  readonly callsId?: string | undefined
  /**
   * `sent`: the transaction is not confirmed. `pending`: it is, and what was bought has not arrived. `unknown`: the source does
   * not know the transaction for 10 minutes; it is still asked. `done`: it has arrived. `partial`: another token or amount has arrived.
   * `refunded`: what was sold was returned. `failed`: it will not arrive.
   */
  readonly status: 'sent' | 'pending' | 'unknown' | 'done' | 'partial' | 'refunded' | 'failed'
  /** When the transaction was found to be confirmed, in ms since the epoch. */
  readonly confirmedAt?: number | undefined
  /** The hash of the transaction with which it arrived, on that chain. */
  readonly toHash?: Hex | undefined
}

/** The swaps to other chains. */
export type ArrivalsState = {
  /** The newest first, at most 50. */
  readonly list: readonly Arrival[]
  /** Number of times that the source was asked, by id, of those that are followed. */
  readonly looks: Readonly<Record<string, number>>
  /** Those whose next look waits until the page is visible. */
  readonly waiting: readonly string[]
}

/** Answer of the source. `unreachable`: it did not answer. `hidden`: it was not asked, because the page is hidden. */
export type ArrivalLook = {
  readonly status: SwapStatus['status'] | 'unreachable' | 'hidden'
  readonly toHash?: Hex | undefined
}

/** Events of the swaps to other chains. */
export type ArrivalsEvent =
  /** Reads the stored ones. */
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly arrivals: readonly Arrival[] }
  /** The wallet has sent one. */
  | { readonly type: 'sent'; readonly arrival: Arrival }
  /** The transaction of a batch of calls is known. */
  | { readonly type: 'identified'; readonly callsId: string; readonly hash: Hex }
  /** The transaction is confirmed. `hash`: the hash of the one in its place, which differs only in its fee. */
  | { readonly type: 'confirmed'; readonly id: string; readonly hash?: Hex | undefined; readonly at: number }
  /** Nothing was swapped. */
  | { readonly type: 'ended'; readonly id: string }
  | { readonly type: 'look'; readonly id: string }
  /** `at`: in ms since the epoch. */
  | { readonly type: 'looked'; readonly id: string; readonly look: ArrivalLook; readonly at: number }
  /** The user has returned to the page. */
  | { readonly type: 'returned' }

/** Reads or writes the storage, or asks the source. */
export type ArrivalsEffect =
  | (Effect & { readonly type: 'readArrivals' })
  | (Effect & { readonly type: 'storeArrival'; readonly arrival: Arrival; readonly isEnded: boolean })
  | (Effect & { readonly type: 'look'; readonly arrival: Arrival })
  | Timer<ArrivalsEvent>
  | Cancel

/** Facts of the swaps to other chains. */
export type ArrivalsFact =
  /** The stored ones were read. */
  | { readonly type: 'loaded' }
  /** It has arrived, also in part, was refunded, or has failed. */
  | { readonly type: 'settled'; readonly arrival: Arrival }

/** Step of the swaps to other chains; see `transition`. */
export type ArrivalsStep = Step<ArrivalsState, ArrivalsEffect, ArrivalsFact>

/** All inputs of the machine of the swaps to other chains. */
export type ArrivalsInput = ArrivalsEvent | Failed<ArrivalsEffect>

declare module '../../../engine/types.js' {
  interface Features {
    arrivals: { state: ArrivalsState; event: ArrivalsEvent; fact: ArrivalsFact; isOptional: true }
  }
}
