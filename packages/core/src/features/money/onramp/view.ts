import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { OnRampStatus } from '../../../ports/OnRamp.js'
import type { OnRampCheck } from './rules.js'

/** A network, as views show it. */
type OnRampNetworkModel = {
  readonly id: CaipNetworkId
  readonly name: string
  /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
  readonly image?: string | undefined
  /** Symbol of its native token: what is bought with that symbol is that token. Absent for a network that is not configured. */
  readonly currency?: string | undefined
}

/** A currency to buy, on one network. */
export type OnRampTokenRow = {
  /** Unique in its list. */
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly network: OnRampNetworkModel
  readonly isSelected: boolean
}

/** Offer of a provider. */
export type OnRampOffer = {
  readonly provider: { readonly id: string; readonly name: string; readonly icon?: string | undefined }
  /**
   * `quoted`: the amounts come from a quote. `estimate`: there is no quote; the fee is a range that the provider states, and the
   * amount, if there is one, follows from it. `unavailable`: the provider has no quote for this payment.
   */
  readonly status: 'loading' | 'quoted' | 'estimate' | 'unavailable'
  readonly isEstimate: boolean
  /** Amount that the user receives, as decimal text; absent if it is unknown. */
  readonly amount?: string | undefined
  /** All fees, in the currency of the payment, as decimal text. */
  readonly fee?: string | undefined
  /** The part of `fee` that the network takes. */
  readonly networkFee?: string | undefined
  readonly feePercent?: { readonly min: number; readonly max: number } | undefined
  /** Whether the user receives the most here. */
  readonly isBest: boolean
}

/** The model of the OnRampProviders view. */
export type OnRampModel =
  | { readonly status: 'disconnected' }
  /** Nothing can be bought in the user's time zone. */
  | { readonly status: 'restricted' }
  | { readonly status: 'loading' }
  /** The app's server has no providers. */
  | { readonly status: 'absent' }
  /** No provider sells something that this account can receive. */
  | { readonly status: 'unsupported' }
  /** The server cannot be reached, and nothing that is built in fits this account. */
  | { readonly status: 'unavailable' }
  | {
      readonly status: 'ready'
      readonly token: { readonly symbol: string; readonly name: string; readonly network: OnRampNetworkModel }
      readonly canSelectToken: boolean
      /** Currency of the payment. */
      readonly payment: string
      readonly canSelectPayment: boolean
      /** As typed. */
      readonly amount: string
      /** In the currency of the payment, as decimal text. */
      readonly limits?: { readonly min: string; readonly max: string } | undefined
      /** Amounts to choose instead of typing, in the currency of the payment, as decimal text. Empty while the limits are unknown. */
      readonly suggestions: readonly string[]
      readonly check: OnRampCheck
      /** In the order of what the user receives. */
      readonly offers: readonly OnRampOffer[]
      /** `live`: quotes are read every 30 s. `estimates`: they cannot be read, and what is shown is an estimate. */
      readonly quotes: 'none' | 'loading' | 'live' | 'estimates'
      /** When they were read, in ms since the epoch; absent while they are read. */
      readonly quotedAt?: number | undefined
      /** Id of the provider that could not start the last purchase. */
      readonly failedProvider?: string | undefined
      /** Whether a purchase is being started. */
      readonly isStarting: boolean
      /** How many purchases are not over. */
      readonly openPurchases: number
      readonly hasPurchases: boolean
    }

/** The model of the view with the currencies to buy. */
export type OnRampTokensModel =
  | { readonly status: 'disconnected' }
  | { readonly status: 'ready'; readonly tokens: readonly OnRampTokenRow[] }

/** The model of the view with the currencies to pay with. Limits are decimal text. */
export type OnRampPaymentsModel =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'ready'
      readonly payments: readonly {
        readonly id: string
        readonly limits?: { readonly min: string; readonly max: string } | undefined
        readonly isSelected: boolean
      }[]
    }

/** A purchase, as views show it. */
export type PurchaseRow = {
  readonly id: string
  readonly provider: { readonly name: string; readonly icon?: string | undefined }
  readonly symbol: string
  /** As decimal text; absent until it is known. */
  readonly amount?: string | undefined
  readonly payment: string
  readonly paid: string
  readonly status: OnRampStatus
  /** ms since the epoch. */
  readonly startedAt: number
  readonly network: OnRampNetworkModel
  /** Page of the transaction in the block explorer. */
  readonly explorerUrl?: string | undefined
}

/** The model of the BuyInProgress view. */
export type PurchaseModel =
  /** There is no such purchase. */
  | { readonly status: 'none' }
  /** The provider is asked for its page. */
  | {
      readonly status: 'starting'
      readonly provider: { readonly name: string; readonly icon?: string | undefined }
    }
  | {
      readonly status: 'start-failed'
      readonly provider: { readonly name: string; readonly icon?: string | undefined }
    }
  | {
      readonly status: 'shown'
      readonly purchase: PurchaseRow
      /** The page where the user pays; absent after a reload. */
      readonly url?: string | undefined
      /** Whether the browser has blocked the pop-up window. */
      readonly isBlocked: boolean
      /** Whether the app sees what becomes of the purchase. */
      readonly isFollowed: boolean
    }

/** The model of the OnRampActivity view: the newest first. */
export type PurchasesModel = {
  readonly status: 'ready'
  readonly months: readonly {
    /** ms since the epoch: any time of the month. */
    readonly at: number
    readonly purchases: readonly PurchaseRow[]
  }[]
}
