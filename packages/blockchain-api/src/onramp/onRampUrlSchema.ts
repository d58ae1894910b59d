import * as z from 'zod/mini'
import { countrySchema, currencyCodeSchema } from './onRampAmount.js'

/** The body of `POST /v1/generators/onrampurl`. */
export type OnRampUrlRequest = {
  /** Where the tokens go. The first address is used. */
  readonly destinationWallets: readonly {
    readonly address: string
    /** Names of networks in the options. */
    readonly blockchains?: readonly string[] | undefined
    /** Symbols of the currencies to buy. */
    readonly assets?: readonly string[] | undefined
    readonly supported_networks?: readonly string[] | undefined
  }[]
  readonly partnerUserId: string
  /** Name of a network in the options. Default: the first one of `blockchains`. */
  readonly defaultNetwork?: string | undefined
  readonly presetCryptoAmount?: number | undefined
  /** The payment with all fees. */
  readonly presetFiatAmount?: number | undefined
  readonly defaultExperience?: 'send' | 'buy' | undefined
  readonly handlingRequestedUrls?: boolean | undefined
  /** Id of a provider. Default: the first one of the server that has the currency. */
  readonly provider?: string | undefined
  /** Currency of the payment. Default: `USD`. */
  readonly fiatCurrency?: string | undefined
  readonly paymentMethodType?: string | undefined
  /** The id of a quote of this provider. */
  readonly quoteId?: string | undefined
  readonly country?: string | undefined
}

/** The response of `POST /v1/generators/onrampurl`. */
export type OnRampUrlResponse = {
  /** The page of the provider where the user pays. */
  readonly url: string
  /** Id by which the purchase can be followed. It cannot be guessed, and is all that is needed to read the status. */
  readonly purchaseId?: string | undefined
}

const text = z.string().check(z.maxLength(200))
const texts = z.array(text).check(z.maxLength(100))

/** Schema of the body of the request. */
export const onRampUrlRequestSchema: z.ZodMiniType<OnRampUrlRequest> = z.object({
  destinationWallets: z
    .array(
      z.object({
        address: z.string().check(z.minLength(1), z.maxLength(200)),
        blockchains: z.optional(texts),
        assets: z.optional(texts),
        supported_networks: z.optional(texts),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  partnerUserId: text,
  defaultNetwork: z.optional(text),
  presetCryptoAmount: z.optional(z.number().check(z.positive())),
  presetFiatAmount: z.optional(z.number().check(z.positive(), z.maximum(1e12))),
  defaultExperience: z.optional(z.enum(['send', 'buy'])),
  handlingRequestedUrls: z.optional(z.boolean()),
  provider: z.optional(z.string().check(z.regex(/^[\w-]{1,50}$/))),
  fiatCurrency: z.optional(currencyCodeSchema),
  paymentMethodType: z.optional(text),
  quoteId: z.optional(z.string().check(z.maxLength(500))),
  country: z.optional(countrySchema),
})

/** Schema of the response. */
export const onRampUrlResponseSchema: z.ZodMiniType<OnRampUrlResponse> = z.object({
  url: z.url().check(z.maxLength(8_000)),
  purchaseId: z.optional(z.string().check(z.regex(/^[\w-]{16,100}$/))),
})
