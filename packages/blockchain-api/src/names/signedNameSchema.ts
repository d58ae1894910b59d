import * as z from 'zod/mini'
import type { SignedNameRequest } from './nameSchema.js'

/** Schema of the body of a signed request. */
export const signedNameRequestSchema: z.ZodMiniType<SignedNameRequest> = z.object({
  message: z.string().check(z.minLength(2), z.maxLength(2_000)),
  signature: z.string().check(z.regex(/^0x([\da-fA-F]{2}){1,8192}$/)),
  coin_type: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff_ff)),
  address: z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)),
})
