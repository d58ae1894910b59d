import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Returns the fields of an error that may be logged. The error of a failed query contains its parameters, which are
 * the messages of users, so its cause is logged instead.
 */
export function describeError(error: unknown): object {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return { type: typeof cause }
  const { name, message, stack } = cause
  return { type: name, message, stack, ...('code' in cause && { code: cause.code }) }
}
