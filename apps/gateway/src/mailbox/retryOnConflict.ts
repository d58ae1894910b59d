import { setTimeout } from 'node:timers/promises'

/** SQLSTATE of a deadlock and of a serialization failure: Postgres has rolled back, and the transaction can be repeated. */
const conflicts: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const maxAttempts = 6
const firstDelayMs = 10

/** Runs a transaction again when it conflicted with another one; any other error is thrown at once. */
export async function retryOnConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error
      // The jitter keeps two nodes from meeting again.
      await setTimeout(firstDelayMs * 2 ** attempt * Math.random())
    }
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // drizzle wraps the driver's error.
  return ('code' in error && conflicts.has(error.code)) || isConflict(error.cause)
}
