import * as z from 'zod/mini'
import { union } from 'zod/mini'
import { countrySchema, currencyCodeSchema, onRampAmountSchema } from './onRampAmount.js'

/** An amount of money, as decimal text. */
export type OnRampMoney = { readonly amount: string; readonly currency: string }

/** The body of `POST /v1/onramp/quote`. */
export type OnRampQuoteRequest = {
  /** Symbol or id of the currency to buy. */
  readonly purchaseCurrency: string
  /** Currency of the payment, such as `USD`. */
  readonly paymentCurrency: string
  /** The payment with all fees, as decimal text. */
  readonly amount: string
  /** Name of the network in the options. Default: the first one of the currency. */
  readonly network?: string | undefined
  /** ISO 3166-1 alpha-2. Default: the country of the server. */
  readonly country?: string | undefined
}

/** The response of `POST /v1/onramp/quote`: the best quote of all providers. */
export type OnRampQuoteResponse = {
  /** Amount that the user pays: subtotal and fees. */
  readonly paymentTotal: OnRampMoney
  readonly paymentSubtotal: OnRampMoney
  readonly purchaseAmount: OnRampMoney
  /** The fee of the provider, whichever it is. */
  readonly coinbaseFee: OnRampMoney
  readonly networkFee: OnRampMoney
  readonly quoteId: string
}

type BuyMoney = { readonly value: string; readonly currency: string }

/** The response of `GET /v1/onramp/buy/quotes`: the same quote, with other names. */
export type BuyQuoteResponse = {
  readonly paymentTotal: BuyMoney
  readonly paymentSubTotal: BuyMoney
  readonly purchaseAmount: BuyMoney
  readonly coinbaseFee: BuyMoney
  readonly networkFee: BuyMoney
  readonly quoteId: string
}

const id = z.string().check(z.maxLength(500))
const money = z.object({ amount: onRampAmountSchema, currency: currencyCodeSchema })
const buyMoney = z.object({ value: onRampAmountSchema, currency: currencyCodeSchema })

const currency = z.string().check(z.minLength(1), z.maxLength(200))

/** Clients may send a currency as the object that the options contain. */
const purchaseCurrency = union([
  currency,
  z.pipe(
    z.object({ id: currency, symbol: z.optional(currency) }),
    z.transform(({ id, symbol }) => symbol ?? id),
  ),
])
const paymentCurrency = union([
  currencyCodeSchema,
  z.pipe(
    z.object({ id: currencyCodeSchema }),
    z.transform(({ id }) => id),
  ),
])

/** Schema of the body of the request. A currency may also be an object of the options. */
export const onRampQuoteRequestSchema: z.ZodMiniType<OnRampQuoteRequest> = z.object({
  purchaseCurrency,
  paymentCurrency,
  amount: onRampAmountSchema,
  network: z.optional(z.string().check(z.maxLength(200))),
  country: z.optional(countrySchema),
})

/** Schema of the quote. */
export const onRampQuoteResponseSchema: z.ZodMiniType<OnRampQuoteResponse> = z.object({
  paymentTotal: money,
  paymentSubtotal: money,
  purchaseAmount: money,
  coinbaseFee: money,
  networkFee: money,
  quoteId: id,
})

/** Schema of the quote with other names. */
export const buyQuoteResponseSchema: z.ZodMiniType<BuyQuoteResponse> = z.object({
  paymentTotal: buyMoney,
  paymentSubTotal: buyMoney,
  purchaseAmount: buyMoney,
  coinbaseFee: buyMoney,
  networkFee: buyMoney,
  quoteId: id,
})
