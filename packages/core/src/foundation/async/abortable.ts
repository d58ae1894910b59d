import { AbortedError } from '../errors/wallet.js'

/**
 * Returns the result of `promise`, or rejects with `AbortedError` as soon as `signal` aborts. The promise itself
 * continues, because a wallet cannot be made to close its window.
 *
 * @throws what `promise` throws, or `AbortedError`
 * @example
 * ```ts
 * import { abortable } from '@latchkit/core/eip1193'
 *
 * const tryOut = new AbortController()
 * const answer = abortable(fetch('https://example.com'), tryOut.signal)
 * ```
 */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new AbortedError())
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
