import * as z from 'zod/mini'
import { countrySchema, currencyCodeSchema } from './onRampAmount.js'

/** The body of `POST /v1/onramp/multi/quotes`. */
export type MultiQuotesRequest = {
  readonly projectId: string
  /** ISO 3166-1 alpha-2. Default: the country of the server. */
  readonly countryCode?: string | undefined
  /** Symbol of the currency to buy. */
  readonly destinationCurrencyCode: string
  /** Name of the network in the options. Default: the first one of the currency. */
  readonly network?: string | undefined
  /** Default: the payment method of each provider. */
  readonly paymentMethodType?: string | undefined
  /** The payment with all fees. */
  readonly sourceAmount: number
  /** Currency of the payment, such as `USD`. */
  readonly sourceCurrencyCode: string
  readonly walletAddress?: string | undefined
  /** Ids of providers, separated by commas. */
  readonly excludeProviders?: string | undefined
}

/** A quote of one provider. Amounts are rounded to 8 decimals: they are shown, and not sent in transactions. */
export type MultiQuote = {
  readonly countryCode: string | null
  /** How likely the payment succeeds, if the provider tells. */
  readonly customerScore: number | null
  /** Amount that the user receives. */
  readonly destinationAmount: number
  readonly destinationCurrencyCode: string
  /** Price of one unit with all fees, in the currency of the payment. */
  readonly exchangeRate: number | null
  readonly fiatAmountWithoutFees: number | null
  readonly networkFee: number | null
  readonly paymentMethodType: string | null
  /** Id of the provider. */
  readonly serviceProvider: string
  /** Amount that the user pays, with all fees. */
  readonly sourceAmount: number
  readonly sourceCurrencyCode: string
  /** All fees together; null if the provider does not tell. */
  readonly totalFee: number | null
  /** The fee of the provider. */
  readonly transactionFee: number | null
  readonly transactionType: string | null
  /** Names the quote when the URL is created, if it is binding. */
  readonly quoteId?: string | null | undefined
}

/** The response: at most one quote of each provider that has one, the best first. */
export type MultiQuotesResponse = readonly MultiQuote[]

const amount = z.number().check(z.minimum(0), z.maximum(1e15))
const text = z.string().check(z.maxLength(200))

/** Schema of the body of the request. */
export const multiQuotesRequestSchema: z.ZodMiniType<MultiQuotesRequest> = z.object({
  projectId: z.string().check(z.maxLength(500)),
  countryCode: z.optional(countrySchema),
  destinationCurrencyCode: currencyCodeSchema,
  network: z.optional(text),
  paymentMethodType: z.optional(text),
  sourceAmount: amount,
  sourceCurrencyCode: currencyCodeSchema,
  walletAddress: z.optional(text),
  excludeProviders: z.optional(z.string().check(z.maxLength(2_000))),
})

/** Schema of a quote. */
export const multiQuoteSchema: z.ZodMiniType<MultiQuote> = z.object({
  countryCode: z.nullable(text),
  customerScore: z.nullable(z.number()),
  destinationAmount: amount,
  destinationCurrencyCode: currencyCodeSchema,
  exchangeRate: z.nullable(z.number()),
  fiatAmountWithoutFees: z.nullable(amount),
  networkFee: z.nullable(amount),
  paymentMethodType: z.nullable(text),
  serviceProvider: z.string().check(z.regex(/^[\w-]{1,50}$/)),
  sourceAmount: amount,
  sourceCurrencyCode: currencyCodeSchema,
  totalFee: z.nullable(amount),
  transactionFee: z.nullable(amount),
  transactionType: z.nullable(text),
  quoteId: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
})

/** Schema of the response. */
export const multiQuotesResponseSchema: z.ZodMiniType<MultiQuotesResponse> = z.array(multiQuoteSchema)
