import { DrizzleQueryError } from 'drizzle-orm'

/**
 * What is logged of an error: nothing of what it was about. A failed query names its parameters, which are people's
 * messages; what made it fail does not.
 */
export function describeError(error: unknown): object {
  const told = error instanceof DrizzleQueryError ? error.cause : error
  if (!(told instanceof Error)) return { type: typeof told }
  const { name, message, stack } = told
  return { type: name, message, stack, ...('code' in told && { code: told.code }) }
}
