import * as z from 'zod/mini'
import { currencyCodeSchema, onRampAmountSchema } from './onRampAmount.js'

/** The states of a purchase. The last four are final. */
export const purchaseStatuses = [
  'created',
  'processing',
  'completed',
  'declined',
  'failed',
  'expired',
] as const

/** The response of `GET /v1/onramp/purchases/{purchaseId}`. */
export type OnRampPurchaseResponse = {
  readonly id: string
  /** Id of the provider. */
  readonly provider: string
  /**
   * `created`: nothing is paid. `processing`: paid, and the tokens are on their way. `declined`: the payment was declined.
   * `expired`: it was not paid in time.
   */
  readonly status: (typeof purchaseStatuses)[number]
  /** CAIP-2 id of the chain. */
  readonly chainId: string
  /** Where the tokens go. */
  readonly address: string
  readonly purchaseCurrency: string
  /** Amount that the user receives, as decimal text; null until the provider tells. */
  readonly purchaseAmount: string | null
  readonly paymentCurrency: string
  /** Amount that the user pays, with all fees; null if the user chooses it at the provider. */
  readonly paymentAmount: string | null
  /** Of the transaction on the chain; null until it is sent. */
  readonly transactionHash: string | null
  /** ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
}

const text = z.string().check(z.maxLength(200))

/** Schema of the response. */
export const onRampPurchaseResponseSchema: z.ZodMiniType<OnRampPurchaseResponse> = z.object({
  id: text,
  provider: text,
  status: z.enum(purchaseStatuses),
  chainId: text,
  address: text,
  purchaseCurrency: currencyCodeSchema,
  purchaseAmount: z.nullable(onRampAmountSchema),
  paymentCurrency: currencyCodeSchema,
  paymentAmount: z.nullable(onRampAmountSchema),
  transactionHash: z.nullable(z.string().check(z.regex(/^[\da-zA-Z]{32,130}$/))),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
