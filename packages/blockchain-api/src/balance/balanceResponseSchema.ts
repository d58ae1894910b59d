import * as z from 'zod/mini'
import { unavailablePartsSchema } from '../unavailable/unavailableSchema.js'
import { type BalanceResponse, balanceItemSchema } from './balanceSchema.js'

// Not in the file of the items: clients validate these one by one, and would load this schema too.

/** Schema of the response. */
export const balanceResponseSchema: z.ZodMiniType<BalanceResponse> = z.object({
  balances: z.array(balanceItemSchema),
  unavailable: z.optional(unavailablePartsSchema),
})
