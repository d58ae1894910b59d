import type { IncomingHttpHeaders } from 'node:http'
import type { OnRampOptionsResponse, OnRampPurchaseResponse } from '@latchkit/blockchain-api/contract'

/** The states of a purchase. */
export type PurchaseStatus = OnRampPurchaseResponse['status']

/** A currency on a network, as its provider names both. */
export type SourceAsset = {
  readonly symbol: string
  /** Name of the network at the provider. */
  readonly network: string
  /** CAIP-2 id. */
  readonly chainId: string
}

/** Amount that a client wants to pay, and the currency to buy. */
export type SourceQuoteRequest = {
  readonly asset: SourceAsset
  /** Currency of the payment. */
  readonly fiat: string
  /** The payment with all fees, as decimal text. */
  readonly amount: string
  readonly method?: string | undefined
  readonly country: string
  readonly subdivision?: string | undefined
  readonly address?: string | undefined
}

/** A quote of a provider. All amounts are decimal text; the payment's are in its currency. */
export type SourceQuote = {
  readonly paymentTotal: string
  /** Without the fees. */
  readonly paymentSubtotal: string
  /** In the currency that is bought. */
  readonly purchaseAmount: string
  readonly providerFee: string
  readonly networkFee: string
  readonly method?: string | undefined
  /** Absent if the quote is not stored. */
  readonly quoteId?: string | undefined
}

/** A purchase that a provider is asked to start. */
export type SourcePurchase = {
  readonly purchaseId: string
  readonly asset: SourceAsset
  readonly address: string
  readonly fiat: string
  /** Absent: the user chooses it at the provider. */
  readonly amount?: string | undefined
  readonly cryptoAmount?: string | undefined
  readonly method?: string | undefined
  readonly quoteId?: string | undefined
  readonly country: string
  /** IP address of the user, for providers that compare it with the one that opens the page. */
  readonly clientIp: string
}

/** State of a purchase at a provider. */
export type PurchaseUpdate = {
  readonly status: PurchaseStatus
  readonly purchaseAmount?: string | undefined
  readonly paymentAmount?: string | undefined
  readonly transactionHash?: string | undefined
}

/** A webhook request whose signature is not verified. */
export type WebhookRequest = {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly now: number
}

/** Report of a provider by a webhook. */
export type WebhookReport = {
  readonly purchaseId: string
  readonly update: PurchaseUpdate
  /** A report is accepted once for each signature. */
  readonly signature: string
}

/** A provider of purchases. Each kind of provider is one such object. */
export type OnRampSource = {
  readonly id: string
  readonly name: string
  readonly websiteUrl: string | null
  readonly logoUrl: string | undefined
  /** The hosts that its URLs may have, with their port. */
  readonly hosts: readonly string[]
  /**
   * Returns what can be bought in a country. Networks of other namespaces than `eip155` and `solana` may be among them.
   *
   * @throws SourceError if the provider fails.
   */
  readonly getOptions: (
    place: { readonly country: string; readonly subdivision?: string | undefined },
    signal: AbortSignal,
  ) => Promise<OnRampOptionsResponse>
  /** @throws SourceError if the provider fails, or has no quote. */
  readonly getQuote: (request: SourceQuoteRequest, signal: AbortSignal) => Promise<SourceQuote>
  /**
   * Returns the page where the user pays.
   *
   * @throws SourceError if the provider fails.
   */
  readonly createUrl: (purchase: SourcePurchase, signal: AbortSignal) => Promise<string>
  /**
   * Returns what the provider knows of a purchase; `undefined` if it does not know it yet.
   *
   * @throws SourceError if the provider fails.
   */
  readonly getStatus: (purchaseId: string, signal: AbortSignal) => Promise<PurchaseUpdate | undefined>
  /**
   * Verifies and parses a webhook request; returns `undefined` for an event that changes nothing. Absent: the provider has no
   * webhooks here.
   *
   * @throws HttpError 401 unless the signature is valid and new; 422 if the body is invalid.
   */
  readonly readWebhook?: (request: WebhookRequest) => WebhookReport | undefined
}
