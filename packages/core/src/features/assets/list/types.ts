import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Feature } from '../../../engine/feature.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { Fact, Features, KitContext, KitState, PerNamespace } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../balance/types.js'

/** Fields that every list of an account has. */
export type AnyList = {
  /** The cursor of the next page; absent at the end of the list, and for a list without pages. */
  readonly cursor?: string | undefined
  /** When its first page was read, in ms since the epoch. */
  readonly at: number
  /** Why the server has no such list of the chain. It is not read again before the account or its chain changes. */
  readonly unavailable?: string | undefined
}

/** A list of a namespace's account on one chain. `list` is of the same account and chain, never another's. */
export type ListState<List> =
  | { readonly status: 'idle' }
  | {
      readonly status: 'loading'
      readonly of: BalanceSubject
      /** The cursor of the page that is read; absent for the first one. */
      readonly cursor?: string | undefined
      readonly list?: List | undefined
      /** Why the previous read failed. */
      readonly previousError?: LatchkitError | undefined
    }
  | { readonly status: 'ready'; readonly of: BalanceSubject; readonly list: List }
  /** Retries are blocked for 30 s after `at`, in ms since the epoch. */
  | {
      readonly status: 'failed'
      readonly of: BalanceSubject
      readonly error: LatchkitError
      readonly at: number
      /** The cursor of the page that failed; absent for the first one. */
      readonly cursor?: string | undefined
      readonly list?: List | undefined
    }

/** Reads the first page. Reuses a list younger than 30 s unless `force`. `restart`: see `ListRead`. */
export type LoadEvent = {
  readonly type: 'load'
  readonly of: BalanceSubject
  readonly at: number
  readonly force?: boolean | undefined
  readonly restart?: boolean | undefined
}

/** Reads the next page, unless a page is being read or the list has ended. */
export type LoadMoreEvent = { readonly type: 'loadMore'; readonly of: BalanceSubject; readonly at: number }

/** A page that is read. */
export type ListRead = {
  readonly of: BalanceSubject
  /** The cursor of the page; absent for the first one. */
  readonly cursor?: string | undefined
  /** Whether later pages are dropped when the first one is read: they may have items that the account owns no longer. */
  readonly restart?: boolean | undefined
}

/** Clears a list. */
export type ResetEvent = { readonly type: 'reset' }

/** Events of a list. */
export type ListEvent<Page> =
  | LoadEvent
  | LoadMoreEvent
  | (ListRead & { readonly type: 'loaded'; readonly page: Page; readonly at: number })
  /** `at` is the time of the failure, at which the block starts. */
  | (ListRead & { readonly type: 'loadFailed'; readonly error: LatchkitError; readonly at: number })
  | ResetEvent

/** Reads a page. Superseded by a newer read. */
export type ListEffect =
  | (Effect &
      ListRead & { readonly type: 'fetch'; readonly at: number; readonly force?: boolean | undefined })
  | Cancel

/** Facts of a list. */
export type ListFact<List> =
  | { readonly type: 'loaded'; readonly of: BalanceSubject; readonly list: List }
  | { readonly type: 'failed'; readonly of: BalanceSubject; readonly error: LatchkitError }
  /** The read was cancelled: the account or chain has changed, or the session has ended. */
  | { readonly type: 'dropped'; readonly of: BalanceSubject }

/** Step of a list; see `createTransition`. */
export type ListStep<List> = Step<ListState<List>, ListEffect, ListFact<List>>

/** All inputs of the machine of a list. */
export type ListInput<Page> = ListEvent<Page> | Failed<ListEffect>

/** Returns the list after a page was read. */
export type Merge<List, Page> = (
  list: List | undefined,
  page: Page,
  read: ListRead & { readonly at: number },
) => List

/** The types of a feature that is a list, as it adds them to `Features`. */
export type ListTypes<List, Page, State = unknown, Event = never> = {
  state: ListState<List> & State
  event: ListEvent<Page> | Event
  fact: ListFact<List>
  perNamespace: true
  isOptional: true
}

/** The names of the features that are lists. */
export type ListName = {
  [N in keyof Features]: Features[N] extends { readonly state: ListState<AnyList> } ? N : never
}[keyof Features]

/** Request to a data API. */
export type PageParameters = BalanceSubject & {
  readonly cursor?: string | undefined
  /** The server must not answer from its cache. */
  readonly force?: boolean | undefined
  readonly signal: AbortSignal
}

/** Sanitizes a text of a contract. Passed by the actions, because it loads with the app: alone it would be a file of its own. */
export type CleanName = (text: string) => string

/** The parts of a kit with which a list is read. */
export type ReadContext = Pick<KitContext, 'dataApi' | 'clock' | 'config' | 'adapterOf' | 'getState'> & {
  readonly cleanName: CleanName
}

/** Reads a page. Throws what the data API throws. */
export type ReadPage<Page> = (context: ReadContext, parameters: PageParameters) => Promise<Page>

/** An account, its chain and its namespace. */
export type FollowedAccount = BalanceSubject & { readonly namespace: ChainNamespace }

/** The code of a list, which loads when it is shown. */
export type ListCode<List, Page> = {
  readonly read: ReadPage<Page>
  readonly createFeature: (definition: ListDefinition<List, Page>) => Feature
  /** Reads the first page, or the next one (`isMore`), and returns the list. */
  readonly request: (
    kit: Latchkit,
    definition: ListDefinition<List, Page>,
    parameters: { readonly namespace: ChainNamespace; readonly isMore: boolean },
  ) => Promise<List>
  /** Keeps the list of the account up to date. Returns the cleanup. */
  readonly follow: (
    kit: Latchkit,
    definition: ListDefinition<List, Page>,
    getAccount: () => FollowedAccount | undefined,
    page: PageActivity,
  ) => () => void
}

/** A list of the data API, as its actions know it. */
export type ListDefinition<List, Page = unknown> = {
  readonly name: ListName
  /** Content of the list, in messages for developers. */
  readonly title: string
  /** The namespaces whose accounts have the list; absent for all. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
  readonly select: (state: KitState) => PerNamespace<ListState<List>> | undefined
  /** Returns the fact if it is of this list. */
  readonly toFact: (fact: Fact) => (ListFact<List> & { readonly namespace: ChainNamespace }) | undefined
  readonly toError: (parameters: { readonly network: string; readonly cause?: unknown }) => LatchkitError
  readonly cleanName: CleanName
  readonly load: () => Promise<ListCode<List, Page>>
}
