import type { Failed, Step } from '../../../engine/machine.js'
import type { AccountView } from '../../../engine/routes.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Transaction } from '../../../ports/DataApi.js'
import type { ItemPage, PagedList } from '../../assets/list/pages.js'
import type { ListEffect, ListEvent, ListFact, ListState, ListTypes } from '../../assets/list/types.js'

/** Kinds of transactions. A UI has the words for each. */
export type ActivityLabel =
  | 'approved'
  | 'bought'
  | 'borrowed'
  | 'burnt'
  | 'canceled'
  | 'claimed'
  | 'deployed'
  | 'deposited'
  | 'executed'
  | 'minted'
  | 'received'
  | 'repaid'
  | 'sent'
  | 'sold'
  | 'staked'
  | 'swapped'
  | 'unstaked'
  | 'withdrawn'

/** A transaction to show. Its names and symbols are at most 40 characters, and can be empty. */
export type ActivityItem = Transaction & {
  readonly label: ActivityLabel
  /** Page of the transaction in the block explorer of its chain, `https:` only (`http:` for a local chain). */
  readonly explorerUrl?: string | undefined
}

/** The transactions of one account on one chain that are loaded: the newest first, without spam. */
export type ActivityList = PagedList<ActivityItem>

/** A page of the transactions of one account on one chain: the newest first, without spam. */
export type ActivityPage = {
  /** Can be empty although there are more pages, where a page was all spam. */
  readonly items: readonly ActivityItem[]
  /** The cursor of the next page; absent on the last one. */
  readonly cursor?: string | undefined
  /** Why the server has no such list of the chain, such as `not_indexed`; absent if it has one. */
  readonly unavailable?: string | undefined
}

/** Transactions that the app has sent, also on an earlier page, and that are in no loaded page, the newest first. */
type Pending = { readonly pending: readonly ActivityItem[] }

/** The transactions of one namespace's active account. `list` is of the same account and chain, never another's. */
export type ActivityState = Pending & ListState<ActivityList>

/** Events of a namespace's pending transactions. */
type PendingEvent =
  /** The app has sent a transaction. */
  | { readonly type: 'sent'; readonly item: ActivityItem }
  /** A sent transaction was replaced or dropped. */
  | { readonly type: 'gone'; readonly chainId: CaipNetworkId; readonly hash: string }
  /** Clears the list. Keeps only the pending transactions that `address` has sent. */
  | { readonly type: 'reset'; readonly address?: string | undefined }

/** Events of a namespace's transactions. */
export type ActivityEvent = Exclude<ListEvent<ItemPage<ActivityItem>>, { type: 'reset' }> | PendingEvent

/** Step of the transactions; see `transition`. */
export type ActivityStep = Step<ActivityState, ListEffect, ListFact<ActivityList>>

/** All inputs of the machine of the transactions. */
export type ActivityInput = ActivityEvent | Failed<ListEffect>

declare module '../../../engine/types.js' {
  interface Features {
    activity: ListTypes<ActivityList, ItemPage<ActivityItem>, Pending, PendingEvent>
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** A loaded transaction of the account. */
    'activity-detail': AccountView<{ readonly namespace: ChainNamespace; readonly hash: string }>
  }
}
