import type {
  MultiQuotesRequest,
  OnRampOptionsResponse,
  OnRampPurchaseResponse,
  OnRampQuoteRequest,
  OnRampUrlRequest,
} from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'

// The types of the contract, and schemas of this server: it starts from its sources, without a build of the contract.

const text = z.string().check(z.maxLength(200))
const amount = z.string().check(z.regex(/^\d{1,30}(\.\d{1,30})?$/))
const code = z.string().check(z.regex(/^[\w.-]{1,40}$/))
const country = z.string().check(z.regex(/^[A-Za-z]{2}$/))
const providerId = z.string().check(z.regex(/^[\w-]{1,50}$/))
const caip2 = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/** The states of a purchase. */
export const purchaseStatuses = [
  'created',
  'processing',
  'completed',
  'declined',
  'failed',
  'expired',
] as const satisfies readonly OnRampPurchaseResponse['status'][]

/** Schema of the options of a provider. */
export const optionsSchema: z.ZodMiniType<OnRampOptionsResponse> = z.object({
  paymentCurrencies: z.array(
    z.object({
      id: code,
      payment_method_limits: z.array(z.object({ id: text, min: amount, max: amount })),
    }),
  ),
  purchaseCurrencies: z.array(
    z.object({
      id: text,
      name: text,
      symbol: code,
      networks: z.array(
        z.object({
          name: text,
          display_name: text,
          chain_id: text,
          contract_address: text,
          caip_network_id: z.optional(caip2),
        }),
      ),
    }),
  ),
})

/** Schema of the body of `POST /v1/onramp/quote`. */
export const quoteRequestSchema: z.ZodMiniType<OnRampQuoteRequest> = z.object({
  purchaseCurrency: z.string().check(z.minLength(1), z.maxLength(200)),
  paymentCurrency: code,
  amount,
  network: z.optional(text),
  country: z.optional(country),
})

/** Schema of the body of `POST /v1/onramp/multi/quotes`. */
export const multiQuotesRequestSchema: z.ZodMiniType<MultiQuotesRequest> = z.object({
  projectId: z.string().check(z.maxLength(500)),
  countryCode: z.optional(country),
  destinationCurrencyCode: code,
  network: z.optional(text),
  paymentMethodType: z.optional(text),
  sourceAmount: z.number().check(z.minimum(0), z.maximum(1e15)),
  sourceCurrencyCode: code,
  walletAddress: z.optional(text),
  excludeProviders: z.optional(z.string().check(z.maxLength(2_000))),
})

const texts = z.array(text).check(z.maxLength(100))

/** Schema of the body of `POST /v1/generators/onrampurl`. */
export const urlRequestSchema: z.ZodMiniType<OnRampUrlRequest> = z.object({
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
  provider: z.optional(providerId),
  fiatCurrency: z.optional(code),
  paymentMethodType: z.optional(text),
  quoteId: z.optional(z.string().check(z.maxLength(500))),
  country: z.optional(country),
})
