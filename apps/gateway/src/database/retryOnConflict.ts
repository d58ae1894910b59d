import { setTimeout } from 'node:timers/promises'

/** SQLSTATE of a deadlock and of a serialization failure. Postgres has rolled back, so the transaction can be retried. */
const conflicts: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const maxAttempts = 6
const firstDelayMs = 10

/** Runs a transaction, and retries it after a conflict with another one. Rejects at once with any other error. */
export async function retryOnConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error
      // The jitter prevents another conflict of the same two nodes.
      await setTimeout(firstDelayMs * 2 ** attempt * Math.random())
    }
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // drizzle wraps the driver's error.
  return ('code' in error && conflicts.has(error.code)) || isConflict(error.cause)
}
