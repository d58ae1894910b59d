import * as z from 'zod/mini'

const maxAmount = 2n ** 256n - 1n

/** Schema of an amount in base units, as decimal text: at most 2^256 - 1, the largest number of a contract. */
export const swapAmountSchema: z.ZodMiniType<string> = z.string().check(
  z.regex(/^\d{1,78}$/),
  // A text that the pattern refuses is no number.
  z.refine((text) => !/^\d{1,78}$/.test(text) || BigInt(text) <= maxAmount, {
    error: 'must be at most 2^256 - 1',
  }),
)
