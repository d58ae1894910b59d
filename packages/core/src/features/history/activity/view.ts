import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { ArrivalModel } from '../../money/arrivals/view.js'
import type { Replacement } from '../../wallet/transactions/types.js'
import type { ReplacementOptions } from '../replacement/types.js'
import type { ActivityItem } from './types.js'

/** The transactions of one month. */
export type ActivityMonth = {
  /** Unique in the list, such as `2026-05`. */
  readonly id: string
  /** The start of the month in the local time of the device, in ms since the epoch. */
  readonly at: number
  /** Whether it is in the year in which the list was read. */
  readonly isThisYear: boolean
  /** At least one, the newest first. */
  readonly items: readonly ActivityItem[]
}

/** Transactions to show, and the network that they are on. */
type ShownActivity = {
  readonly namespace: ChainNamespace
  readonly network: {
    readonly id: CaipNetworkId
    readonly name: string
    /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
    readonly image?: string | undefined
  }
  /** Transactions that are in no block yet, the newest first. */
  readonly pending: readonly ActivityItem[]
  /** The other transactions, the newest month first. A month is one of the local time of the device, as are the shown dates. */
  readonly months: readonly ActivityMonth[]
  /** Whether there are further pages, and one of them is being read. */
  readonly more: 'none' | 'available' | 'loading'
  /** When the first page was read, in ms since the epoch. */
  readonly at: number
  /** Why the server has no transactions of the chain, such as `not_indexed`; absent if it has them. */
  readonly unavailable?: string | undefined
  /**
   * The labels that the user gave to the `from` and `to` of these transactions, by address. Empty before `loadAddressLabels`.
   */
  readonly addressLabels: Readonly<Record<string, string>>
  /** The swaps to other chains among these transactions, by hash in lower case. Absent if there are none. */
  readonly arrivals?: Readonly<Record<string, ArrivalModel>> | undefined
}

/** Why there are no newer transactions. */
type FailedActivity = {
  /** When it is tried again, in ms since the epoch; absent while it is. Before, retries are blocked. */
  readonly retryAt?: number | undefined
}

/**
 * Outcome of a transaction that the network does not confirm. `repriced`, `cancelled` and `replaced`: see `Replacement`; `by` is
 * the hash of the other transaction, if it was found. `dropped`: the network does not know it.
 */
export type ActivityOutcome = {
  readonly type: Replacement['reason'] | 'dropped'
  readonly by?: string | undefined
}

/** Fields of the form of a transfer, for `updateSend`, that send the same again. */
export type SendAgain = { readonly tokenId: string; readonly amount: string; readonly recipient: string }

/** A transaction of the account of one namespace. */
export type ActivityDetailModel =
  | { readonly status: 'disconnected' }
  /** The list is read for the first time. */
  | { readonly status: 'loading' }
  /** It is not one of the loaded transactions of the account on its chain; a reorganization can remove one. */
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready'
      readonly namespace: ChainNamespace
      readonly network: ShownActivity['network']
      readonly item: ActivityItem
      /** The user's label of `item.from`, otherwise the name that `watchIdentity` has read. Shown with the address. */
      readonly fromName?: string | undefined
      /** The same for `item.to`. */
      readonly toName?: string | undefined
      /** Outcome of a transaction that the app has sent, if the network does not confirm it. */
      readonly outcome?: ActivityOutcome | undefined
      /** While it is pending: whether it can be replaced from here. `id` is its id in `state.transactions`, if it is there. */
      readonly replacement?: (ReplacementOptions & { readonly id?: string | undefined }) | undefined
      /** The wallet has used another nonce than the app asked for: it replaces nothing, and is a transaction of its own. */
      readonly hasOtherNonce: boolean
      /** Outcome of a swap to another chain. */
      readonly arrival?: ArrivalModel | undefined
      /** Absent if it is not a payment that the account can send again. */
      readonly again?: SendAgain | undefined
    }

/** The transactions of the account of one namespace. */
export type ActivityModel =
  | { readonly status: 'disconnected' }
  /** The data API has no transactions of the namespace, or the chain of the account is not configured. */
  | { readonly status: 'unsupported' }
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & ShownActivity)
  /** Earlier transactions, because the last read failed: the read of the first or of the next page. */
  | ({ readonly status: 'stale'; readonly failed: 'first' | 'next' } & ShownActivity & FailedActivity)
  | ({ readonly status: 'failed' } & FailedActivity)
