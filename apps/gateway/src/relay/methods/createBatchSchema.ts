import * as z from 'zod/mini'

/** Maximum number of topics, messages or receipts in one call. */
const maxBatch = 500

const isOversized = (value: unknown) => Array.isArray(value) && value.length > maxBatch

const bounded = z.any().check(
  z.refine((value) => !isOversized(value), {
    error: ({ input }) =>
      `must have at most ${maxBatch} items, got ${Array.isArray(input) ? input.length : ''}`,
  }),
)

/**
 * Creates the schema for the list of a batch call. The length is checked before any item is validated, so that the cost
 * of a refusal does not depend on the length.
 */
export function createBatchSchema<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(bounded, z.array(item))
}
