import { DatabaseBusyError } from './DatabaseBusyError.js'
import { StorageFullError } from './StorageFullError.js'

/**
 * SQLSTATEs of a statement that was canceled after its time-out, of a lock that was not available in time, and of too many
 * connections.
 */
const busyStates: ReadonlySet<unknown> = new Set(['57014', '55P03', '53300'])
/** Errors of the driver, which have no code. */
const busyMessages: ReadonlySet<string> = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
])

/**
 * Returns what is wrong with the database if that is why a statement failed: `full` if it cannot store anything, `busy` if it
 * did not answer in time. The request is not at fault, and can be sent again later.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function getOutage(error: unknown): 'full' | 'busy' | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  if (error instanceof StorageFullError || code === '53100') return 'full'
  if (error instanceof DatabaseBusyError || busyStates.has(code) || busyMessages.has(error.message))
    return 'busy'
  // drizzle wraps the driver's error.
  return getOutage(error.cause)
}
