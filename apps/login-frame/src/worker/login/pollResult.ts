import type { VaultContext } from '../wallet/VaultContext.js'
import { isOutage } from './isOutage.js'

/** How long to wait after a failure, or a response that came too early. */
const pauseMs = 2000
/** Failures in a row, such as of a phone that changes its network. */
const maxFailures = 5

/** Repeats a request that a service holds for some time, until it has a result. */
export async function pollResult<T>(
  { now, wait }: Pick<VaultContext, 'now' | 'wait'>,
  signal: AbortSignal,
  request: () => Promise<T | undefined>,
): Promise<T> {
  for (let failures = 0; ; ) {
    const startedAt = now()
    try {
      const result = await request()
      failures = 0
      if (result !== undefined) return result
    } catch (error) {
      if (!isOutage(error) || ++failures > maxFailures) throw error
    }
    if (now() - startedAt < pauseMs) await wait(pauseMs, signal)
  }
}
