import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { AccountView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Transaction } from '../../../ports/DataApi.js'
import type { BalanceSubject } from '../../assets/balance/types.js'

/** What a transaction did. A UI has the words for each. */
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
export type ActivityList = {
  readonly items: readonly ActivityItem[]
  /** The cursor of the next page; absent at the end of the list. */
  readonly cursor?: string | undefined
  /** The cursors of the loaded pages. One that is repeated ends the list. */
  readonly cursors: readonly string[]
  /** When its first page was read, in ms since the epoch. */
  readonly at: number
}

/** A page of the transactions of one account on one chain: the newest first, without spam. */
export type ActivityPage = {
  /** Can be empty although there are more pages, where a page was all spam. */
  readonly items: readonly ActivityItem[]
  /** The cursor of the next page; absent on the last one. */
  readonly cursor?: string | undefined
}

/** The transactions of one namespace's active account. `list` is of the same account and chain, never another's. */
export type ActivityState = {
  /** Transactions that the app has sent, also on an earlier page, and that are in no loaded page, the newest first. */
  readonly pending: readonly ActivityItem[]
} & (
  | { readonly status: 'idle' }
  | {
      readonly status: 'loading'
      readonly of: BalanceSubject
      /** The cursor of the page that is loaded; absent for the first one. */
      readonly cursor?: string | undefined
      readonly list?: ActivityList | undefined
      /** Why the previous read failed. */
      readonly previousError?: LatchkitError | undefined
    }
  | { readonly status: 'ready'; readonly of: BalanceSubject; readonly list: ActivityList }
  /** Retries are blocked for 30 s after `at`, in ms since the epoch. */
  | {
      readonly status: 'failed'
      readonly of: BalanceSubject
      readonly error: LatchkitError
      readonly at: number
      /** The cursor of the page that failed; absent for the first one. */
      readonly cursor?: string | undefined
      readonly list?: ActivityList | undefined
    }
)

/** Events of a namespace's transactions. */
export type ActivityEvent =
  /** Reads the first page. Reuses a list younger than 30 s unless `force`. */
  | {
      readonly type: 'load'
      readonly of: BalanceSubject
      readonly at: number
      readonly force?: boolean | undefined
    }
  /** Reads the next page, unless a page is being read or the list has ended. */
  | { readonly type: 'loadMore'; readonly of: BalanceSubject; readonly at: number }
  /** `cursor` is that of the page, `next` that of the page after it. */
  | {
      readonly type: 'loaded'
      readonly of: BalanceSubject
      readonly cursor?: string | undefined
      readonly items: readonly ActivityItem[]
      readonly next?: string | undefined
      readonly at: number
    }
  /** `at` is the time of the failure, at which the block starts. */
  | {
      readonly type: 'loadFailed'
      readonly of: BalanceSubject
      readonly cursor?: string | undefined
      readonly error: LatchkitError
      readonly at: number
    }
  /** The app has sent a transaction. */
  | { readonly type: 'sent'; readonly item: ActivityItem }
  /** A sent transaction was replaced or dropped. */
  | { readonly type: 'gone'; readonly chainId: CaipNetworkId; readonly hash: string }
  /** Clears the list. Keeps only the pending transactions that `address` has sent. */
  | { readonly type: 'reset'; readonly address?: string | undefined }

/** Reads a page. Superseded by a newer read. */
export type ActivityEffect =
  | (Effect & {
      readonly type: 'fetch'
      readonly of: BalanceSubject
      readonly at: number
      readonly cursor?: string | undefined
    })
  | Cancel

/** Facts of a namespace's transactions. */
export type ActivityFact =
  | { readonly type: 'loaded'; readonly of: BalanceSubject; readonly list: ActivityList }
  | { readonly type: 'failed'; readonly of: BalanceSubject; readonly error: LatchkitError }
  /** The read was cancelled: the account or chain has changed, or the session has ended. */
  | { readonly type: 'dropped'; readonly of: BalanceSubject }

/** Step of the transactions; see `transition`. */
export type ActivityStep = Step<ActivityState, ActivityEffect, ActivityFact>

/** All inputs of the machine of the transactions. */
export type ActivityInput = ActivityEvent | Failed<ActivityEffect>

declare module '../../../engine/types.js' {
  interface Features {
    activity: {
      state: ActivityState
      event: ActivityEvent
      fact: ActivityFact
      perNamespace: true
      isOptional: true
    }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** A transaction of the account; it is one of those that are loaded. */
    'activity-detail': AccountView<{ readonly namespace: ChainNamespace; readonly hash: string }>
  }
}
