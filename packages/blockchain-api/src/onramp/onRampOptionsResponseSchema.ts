import * as z from 'zod/mini'
import { unavailablePartsSchema } from '../unavailable/unavailableSchema.js'
import { currencyCodeSchema } from './onRampAmount.js'
import {
  type BuyOptionsResponse,
  type OnRampOptionsResponse,
  paymentCurrencySchema,
  paymentLimitsSchema,
  purchaseCurrencySchema,
} from './onRampOptionsSchema.js'

// Not in the file of the currencies: clients validate these one by one, and would load this schema too.

const text = z.string().check(z.maxLength(200))

/** Schema of the response. */
export const onRampOptionsResponseSchema: z.ZodMiniType<OnRampOptionsResponse> = z.object({
  paymentCurrencies: z.array(paymentCurrencySchema),
  purchaseCurrencies: z.array(purchaseCurrencySchema),
  unavailable: z.optional(unavailablePartsSchema),
})

/** Schema of the response with other names. */
export const buyOptionsResponseSchema: z.ZodMiniType<BuyOptionsResponse> = z.object({
  paymentCurrencies: z.array(z.object({ id: currencyCodeSchema, limits: paymentLimitsSchema })),
  purchaseCurrencies: z.array(
    z.object({
      id: text,
      name: text,
      symbol: currencyCodeSchema,
      networks: z.array(z.object({ name: text, displayName: text, contractAddress: text, chainId: text })),
    }),
  ),
  unavailable: z.optional(unavailablePartsSchema),
})
