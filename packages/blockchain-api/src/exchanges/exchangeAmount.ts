import * as z from 'zod/mini'

const pattern = /^(?:\d{1,78}|0x[\da-fA-F]{1,64})$/
const maxAmount = 2n ** 256n - 1n

/** Schema of an amount in base units, as decimal text, or as hexadecimal text that starts with 0x: 1 to 2^256 - 1. */
export const exchangeAmountSchema: z.ZodMiniType<string> = z.string().check(
  z.regex(pattern),
  // A text that the pattern refuses is no number.
  z.refine((text) => !pattern.test(text) || (BigInt(text) > 0n && BigInt(text) <= maxAmount), {
    error: 'must be from 1 to 2^256 - 1',
  }),
)
