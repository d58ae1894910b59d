import { AbortedError } from '@latchkit/core'
import type { Clock } from '@latchkit/core/ports'
import { ServiceUnreachableError } from './errors/service.js'

/** The delay doubles with each retry: apps/docs/src/content/docs/concepts/behavior/limits.md, "Limits and times". */
const firstDelayMs = 150
/** A server that asks for a longer delay is not asked again. */
const maxDelayMs = 10_000

/**
 * Runs a read, and repeats it while the service cannot be reached or is busy.
 *
 * @param attempt Starts the read. Called at most `1 + retries` times.
 * @throws the last error of `attempt`, or `AbortedError` as soon as `signal` aborts during a delay
 */
export async function retry<T>(
  { clock, retries }: { readonly clock: Clock; readonly retries: number },
  signal: AbortSignal,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let count = 0; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      const delayMs = count < retries ? getDelay(error, count) : undefined
      if (delayMs === undefined) throw error
      await wait(clock, delayMs, signal)
    }
  }
}

/** Returns the delay before the next attempt; `undefined` if the error is final. */
function getDelay(error: unknown, count: number): number | undefined {
  if (!(error instanceof ServiceUnreachableError)) return undefined
  const { retryAfterMs = 0 } = error
  return retryAfterMs > maxDelayMs ? undefined : Math.max(firstDelayMs * 2 ** count, retryAfterMs)
}

function wait(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      cancel()
      reject(new AbortedError())
    }
    const cancel = clock.setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, delayMs)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
}

/**
 * Returns the delay of the header `Retry-After` (RFC 9110): a number of seconds or a date. `undefined` if it is absent or
 * invalid.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110
 * @param now Current time, in ms since the epoch.
 */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000
  // Dates of HTTP end with GMT. `Date.parse` also accepts much else, such as "-5".
  const date = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
