import { DrizzleQueryError } from 'drizzle-orm'

/**
 * What is logged of an error: nothing of what it was about. A failed query names its parameters, which are people's
 * messages; what made it fail does not.
 */
export function describeError(error: unknown): object {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return { type: typeof cause }
  const { name, message, stack } = cause
  return { type: name, message, stack, ...('code' in cause && { code: cause.code }) }
}
