import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { AccountView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type {
  OnRampOptions,
  OnRampQuery,
  OnRampQuote,
  OnRampReport,
  OnRampStatus,
} from '../../../ports/OnRamp.js'
import type { BalanceSubject } from '../../assets/balance/types.js'

/** Purchase that the user wants. */
export type OnRampForm = {
  /** The account that receives, and its chain. */
  readonly of: BalanceSubject
  /** Symbol of the currency to buy. Absent: the first one of the account's chain. */
  readonly symbol?: string | undefined
  /** The chain to receive it on. Absent: the chain of the account, or the first one of the currency. */
  readonly chainId?: CaipNetworkId | undefined
  /** Currency of the payment, such as `USD`. Absent: the first one. */
  readonly payment?: string | undefined
  /** The payment with all fees as typed, with a point as decimal separator. */
  readonly amount: string
  /** ISO 3166-1 alpha-2. Absent: the server's. */
  readonly country?: string | undefined
}

/** The fields of the form that the user edits, and that the app can preset. */
export type OnRampChange = Partial<Omit<OnRampForm, 'of'>>

/** The options, or those that are built in while the server has none. */
export type OnRampOptionsState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly value: OnRampOptions; readonly isFallback: boolean }

/** The quotes of what the form asks for. `list` is always of the same query. */
export type OnRampQuotesState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'loading'
      readonly query: OnRampQuery
      readonly list?: readonly OnRampQuote[] | undefined
    }
  /** `at`: when they were read, in ms since the epoch. */
  | {
      readonly status: 'ready'
      readonly query: OnRampQuery
      readonly list: readonly OnRampQuote[]
      readonly at: number
    }
  | { readonly status: 'failed'; readonly query: OnRampQuery }

/** A purchase that was started here. Kept over page loads, and shared by the tabs of the app. */
export type Purchase = {
  /** The id of the server, or one of the kit if the server does not follow purchases. */
  readonly id: string
  /** Whether its status can be asked for. */
  readonly isFollowed: boolean
  readonly provider: { readonly id: string; readonly name: string; readonly icon?: string | undefined }
  readonly chainId: CaipNetworkId
  /** Where the tokens go. */
  readonly address: string
  readonly symbol: string
  /** Amount that is received, as decimal text; absent until it is known. */
  readonly amount?: string | undefined
  /** Currency of the payment. */
  readonly payment: string
  /** The payment with all fees, as decimal text. */
  readonly paid: string
  readonly status: OnRampStatus
  /** ms since the epoch. */
  readonly startedAt: number
  readonly transactionHash?: string | undefined
}

/** The page of a purchase that was started since the page was loaded. */
export type PurchasePage = {
  readonly url: string
  /** Whether the browser has blocked the pop-up window. */
  readonly isBlocked: boolean
}

/** Purchase of the user. */
export type OnRampState = {
  /** Whether nothing can be bought in the user's time zone. */
  readonly isRestricted: boolean
  readonly form?: OnRampForm | undefined
  readonly options: OnRampOptionsState
  readonly quotes: OnRampQuotesState
  /** The last start: `starting` until the provider has a page. */
  readonly start?:
    | { readonly id: string; readonly provider: string; readonly status: 'starting' | 'failed' }
    | undefined
  /** The newest first, at most 50. */
  readonly purchases: readonly Purchase[]
  /** Those that are asked for, by id. */
  readonly followed: Readonly<Record<string, true>>
  /** By the id of the purchase. They are not stored: a URL can contain a token. */
  readonly pages: Readonly<Record<string, PurchasePage>>
}

/** Data that starts a purchase. */
export type PurchaseRequest = {
  readonly id: string
  readonly query: OnRampQuery
  readonly chainId: CaipNetworkId
  readonly provider: Purchase['provider']
  readonly quoteId?: string | undefined
  /** Decimal text, of the provider's quote. */
  readonly quotedAmount?: string | undefined
}

/** Events of the purchases. */
export type OnRampEvent =
  /** Starts with a form of the account, unless there is one, and reads the options. */
  | {
      readonly type: 'open'
      readonly of: BalanceSubject
      readonly isRestricted: boolean
      /** Whether options that are built in are replaced, if the server has some now. */
      readonly isRetried: boolean
    }
  | { readonly type: 'edit'; readonly change: OnRampChange }
  | { readonly type: 'optionsLoaded'; readonly options: OnRampOptions; readonly isFallback: boolean }
  /** Reads the quotes now. */
  | { readonly type: 'quote' }
  | {
      readonly type: 'quotesLoaded'
      readonly query: OnRampQuery
      readonly list: readonly OnRampQuote[]
      readonly at: number
    }
  | { readonly type: 'quotesFailed'; readonly query: OnRampQuery }
  /** The form is no longer shown: its quotes are not read any more. */
  | { readonly type: 'hide' }
  | { readonly type: 'start'; readonly request: PurchaseRequest }
  | { readonly type: 'started'; readonly id: string; readonly purchase: Purchase; readonly url: string }
  | { readonly type: 'startFailed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'blocked'; readonly id: string }
  /** Reads the stored purchases, and follows those that are not over. */
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly purchases: readonly Purchase[]; readonly at: number }
  | { readonly type: 'look'; readonly id: string }
  /** `report` is absent if the server did not answer. */
  | {
      readonly type: 'looked'
      readonly id: string
      readonly report?: OnRampReport | undefined
      readonly at: number
    }
  /** Empties the form: its account has changed. */
  | { readonly type: 'reset' }

/** Reads from the server or the storage, or starts a purchase. */
export type OnRampEffect =
  | (Effect & { readonly type: 'readOptions'; readonly country: string | undefined })
  | (Effect & { readonly type: 'readQuotes'; readonly query: OnRampQuery })
  | (Effect & { readonly type: 'startPurchase'; readonly request: PurchaseRequest })
  | (Effect & { readonly type: 'readPurchases' })
  | (Effect & { readonly type: 'storePurchase'; readonly purchase: Purchase })
  | (Effect & { readonly type: 'lookAtPurchase'; readonly id: string })
  | Timer<OnRampEvent>
  | Cancel

/** Facts of the purchases. */
export type OnRampFact =
  | { readonly type: 'started'; readonly id: string; readonly purchase: Purchase; readonly url: string }
  | { readonly type: 'startFailed'; readonly id: string; readonly error: LatchkitError }
  /** A purchase is over. */
  | { readonly type: 'settled'; readonly purchase: Purchase }

/** Step of the purchases; see `transition`. */
export type OnRampStep = Step<OnRampState, OnRampEffect, OnRampFact>

/** All inputs of the machine of the purchases. */
export type OnRampInput = OnRampEvent | Failed<OnRampEffect>

declare module '../../../engine/types.js' {
  interface Features {
    onramp: { state: OnRampState; event: OnRampEvent; fact: OnRampFact; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** Form of a purchase with money, and the offers of all providers. `preset` fills in the form. */
    onramp: AccountView<{ readonly namespace: ChainNamespace; readonly preset?: OnRampChange | undefined }>
    /** The currencies that can be bought. */
    'onramp-token': AccountView<{ readonly namespace: ChainNamespace }>
    /** The currencies to pay with. */
    'onramp-fiat': AccountView<{ readonly namespace: ChainNamespace }>
    /** Progress of a purchase; without `purchaseId`, of the one that is being started. */
    'onramp-progress': AccountView<{
      readonly namespace: ChainNamespace
      readonly purchaseId?: string | undefined
    }>
    /** The purchases of this browser. */
    'onramp-activity': AccountView<{ readonly namespace: ChainNamespace }>
  }
}
