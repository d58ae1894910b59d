import * as z from 'zod/mini'
import type { UnavailablePart } from '../unavailable/unavailableSchema.js'
import { currencyCodeSchema, onRampAmountSchema } from './onRampAmount.js'

/** How much can be paid with a method, such as `CARD`, in the currency that has the limit. */
export type PaymentLimit = { readonly id: string; readonly min: string; readonly max: string }

/** A network that a currency can be bought on. */
export type OnRampNetworkItem = {
  /** Its name in requests, such as `ethereum-mainnet`. */
  readonly name: string
  readonly display_name: string
  /** The chain id of an EVM chain as decimal text; any other text elsewhere. */
  readonly chain_id: string
  /** Empty for the native token. */
  readonly contract_address: string
  /** CAIP-2 id of the chain, which not every server sends. */
  readonly caip_network_id?: string | undefined
}

/** The response of `GET /v1/onramp/options`. */
export type OnRampOptionsResponse = {
  readonly paymentCurrencies: readonly {
    readonly id: string
    readonly payment_method_limits: readonly PaymentLimit[]
  }[]
  readonly purchaseCurrencies: readonly {
    readonly id: string
    readonly name: string
    readonly symbol: string
    readonly networks: readonly OnRampNetworkItem[]
  }[]
  /** `unsupported` if there are no providers. Absent if nothing is missing. */
  readonly unavailable?: readonly UnavailablePart[] | undefined
}

/** The response of `GET /v1/onramp/buy/options`: the same as `OnRampOptionsResponse`, with other names. */
export type BuyOptionsResponse = {
  readonly paymentCurrencies: readonly { readonly id: string; readonly limits: readonly PaymentLimit[] }[]
  readonly purchaseCurrencies: readonly {
    readonly id: string
    readonly name: string
    readonly symbol: string
    readonly networks: readonly {
      readonly name: string
      readonly displayName: string
      readonly contractAddress: string
      readonly chainId: string
    }[]
  }[]
  /** `unsupported` if there are no providers. Absent if nothing is missing. */
  readonly unavailable?: readonly UnavailablePart[] | undefined
}

const text = z.string().check(z.maxLength(200))
/** Schema of the limits of a payment currency. */
export const paymentLimitsSchema: z.ZodMiniType<readonly PaymentLimit[]> = z.array(
  z.object({ id: z.string().check(z.maxLength(100)), min: onRampAmountSchema, max: onRampAmountSchema }),
)

/** Schema of a payment currency. */
export const paymentCurrencySchema: z.ZodMiniType<OnRampOptionsResponse['paymentCurrencies'][number]> =
  z.object({ id: currencyCodeSchema, payment_method_limits: paymentLimitsSchema })

/** Schema of a network that a currency can be bought on. */
export const onRampNetworkSchema: z.ZodMiniType<OnRampNetworkItem> = z.object({
  name: text,
  display_name: text,
  chain_id: text,
  contract_address: text,
  caip_network_id: z.optional(z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))),
})

/** Schema of a currency to buy. */
export const purchaseCurrencySchema: z.ZodMiniType<OnRampOptionsResponse['purchaseCurrencies'][number]> =
  z.object({ id: text, name: text, symbol: currencyCodeSchema, networks: z.array(onRampNetworkSchema) })
