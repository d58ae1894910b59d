/** Whether an error, or one of its causes, has this code of Postgres (SQLSTATE). drizzle wraps the driver's error. */
export function hasSqlState(error: unknown, code: '23503' | '23505'): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === code) || hasSqlState(error.cause, code)
}
