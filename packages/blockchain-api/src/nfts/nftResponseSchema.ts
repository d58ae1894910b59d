import * as z from 'zod/mini'
import { unavailablePartsSchema } from '../unavailable/unavailableSchema.js'
import { type NftResponse, nftItemSchema } from './nftSchema.js'

// Not in the file of the items: clients validate these one by one, and would load this schema too.

/** Schema of the response. */
export const nftResponseSchema: z.ZodMiniType<NftResponse> = z.object({
  data: z.array(nftItemSchema),
  next: z.nullable(z.string().check(z.maxLength(500))),
  unavailable: z.optional(unavailablePartsSchema),
})
