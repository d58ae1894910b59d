import * as z from 'zod/mini'

/** Schema of a CAIP-10 id of an account or a token on an EVM chain, such as `eip155:1:0x…`. */
export const swapAccountSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(/^eip155:\d{1,32}:0x[\da-fA-F]{40}$/))
