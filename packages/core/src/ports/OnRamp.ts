import type { CaipNetworkId } from '../foundation/schema/caip.js'

/** A network that a currency can be bought on. Texts are untrusted and only shown. */
export type OnRampNetwork = {
  /** Its name at the server. */
  readonly id: string
  readonly name: string
  readonly chainId: CaipNetworkId
}

/** A currency that can be bought. */
export type OnRampCurrency = {
  readonly symbol: string
  readonly name: string
  /** One or more. */
  readonly networks: readonly OnRampNetwork[]
}

/** A currency to pay with, and how much of it can be paid. */
export type OnRampPayment = {
  /** ISO 4217, such as `USD`. */
  readonly id: string
  /** `min` and `max` are decimal text, such as `10.00`. */
  readonly limits: readonly { readonly method: string; readonly min: string; readonly max: string }[]
}

/** A provider of purchases. */
export type OnRampProvider = {
  readonly id: string
  readonly name: string
  /** URL of its image. */
  readonly icon?: string | undefined
  /** The fee in percent that it states, if it is only known so: then it has no quotes. */
  readonly feePercent?: { readonly min: number; readonly max: number } | undefined
}

/** Currencies that can be bought. */
export type OnRampOptions = {
  readonly currencies: readonly OnRampCurrency[]
  readonly payments: readonly OnRampPayment[]
  readonly providers: readonly OnRampProvider[]
}

/** A quote of a provider. Amounts are decimal text. */
export type OnRampQuote = {
  /** Id of the provider. */
  readonly provider: string
  /** Amount that the user receives, in the currency that is bought. */
  readonly amount: string
  /** All fees together, in the currency of the payment; absent if the provider does not tell. */
  readonly fee?: string | undefined
  /** The part of `fee` that the network takes. */
  readonly networkFee?: string | undefined
  /** Names the quote when the purchase is started. */
  readonly quoteId?: string | undefined
}

/** Currency to buy, and the amount to pay for it. */
export type OnRampQuery = {
  readonly symbol: string
  /** `id` of the network. */
  readonly network: string
  /** Currency of the payment. */
  readonly payment: string
  /** The payment with all fees, as decimal text. */
  readonly amount: string
  /** Where the tokens go. */
  readonly address: string
  /** ISO 3166-1 alpha-2. Default: the server's. */
  readonly country?: string | undefined
}

/** The state of a purchase. The last four are final. */
export type OnRampStatus = 'created' | 'processing' | 'completed' | 'declined' | 'failed' | 'expired'

/** State of a purchase at the server. */
export type OnRampReport = {
  readonly status: OnRampStatus
  /** Amount that the user receives, as decimal text. */
  readonly amount?: string | undefined
  readonly transactionHash?: string | undefined
}

/** Purchases with money, by providers that a server knows. Each method rejects with a `LatchkitError`. */
export interface OnRamp {
  getOptions(parameters: {
    readonly country?: string | undefined
    readonly signal: AbortSignal
  }): Promise<OnRampOptions>
  /** Returns at most one quote of each provider, the best first. */
  getQuotes(parameters: OnRampQuery & { readonly signal: AbortSignal }): Promise<readonly OnRampQuote[]>
  /** Starts a purchase, and returns the page of the provider where the user pays. Sent once, and not repeated. */
  startPurchase(
    parameters: OnRampQuery & {
      readonly provider: string
      readonly quoteId?: string | undefined
      /** Amount that the provider has quoted for the payment, as decimal text. */
      readonly quotedAmount?: string | undefined
      readonly signal: AbortSignal
    },
  ): Promise<{
    /** `https:` (`http:` on a private network). */
    readonly url: string
    /** Absent if the server does not follow purchases. */
    readonly purchaseId?: string | undefined
  }>
  getPurchase(parameters: {
    readonly purchaseId: string
    readonly signal: AbortSignal
  }): Promise<OnRampReport>
}
