import * as z from 'zod/mini'

/** Topics, messages or receipts in one call. */
const maxBatch = 500

const isOversized = (value: unknown) => Array.isArray(value) && value.length > maxBatch

const bounded = z.any().check(
  z.refine((value) => !isOversized(value), {
    error: ({ input }) =>
      `must have at most ${maxBatch} items, got ${Array.isArray(input) ? input.length : ''}`,
  }),
)

/**
 * The list of a batch call. Its length is checked before any item is validated, so that refusing a list costs the same
 * whatever its length.
 */
export function batchOf<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(bounded, z.array(item))
}
