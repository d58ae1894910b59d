import { AbortedError } from '../../foundation/errors/wallet.js'
import type { Clock } from '../../ports/Clock.js'
import { RpcFailure } from './RpcFailure.js'

/** Rejects after the time-out, and as soon as `outer` aborts, even if `work` does not. */
export async function withTimeout<Result>(
  clock: Clock,
  delayMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const inner = new AbortController()
  const abort = () => inner.abort(new AbortedError())
  const tooLate = new RpcFailure('unreachable', `No response within ${delayMs} ms.`)
  const stop = clock.setTimeout(() => inner.abort(tooLate), delayMs)
  outer?.addEventListener('abort', abort)
  try {
    const rejection = new Promise<never>((_, reject) =>
      inner.signal.addEventListener('abort', () => reject(inner.signal.reason)),
    )
    return await Promise.race([work(inner.signal), rejection])
  } finally {
    stop()
    outer?.removeEventListener('abort', abort)
  }
}

/**
 * Resolves after `delayMs`.
 *
 * @throws `AbortedError` as soon as `signal` aborts
 */
export function pause(clock: Clock, signal: AbortSignal | undefined, delayMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, delayMs)
    const abort = () => {
      stop()
      signal?.removeEventListener('abort', abort)
      reject(new AbortedError())
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
  })
}
