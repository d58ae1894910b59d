import * as z from 'zod/mini'
import { unavailablePartsSchema } from '../unavailable/unavailableSchema.js'
import { type HistoryResponse, historyTransactionSchema } from './historySchema.js'

// Not in the file of the items: clients validate these one by one, and would load this schema too.

/** Schema of the response. */
export const historyResponseSchema: z.ZodMiniType<HistoryResponse> = z.object({
  data: z.array(historyTransactionSchema),
  next: z.nullable(z.string().check(z.maxLength(500))),
  unavailable: z.optional(unavailablePartsSchema),
})
