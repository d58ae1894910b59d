import { AbortedError } from '../errors/wallet.js'

/**
 * Returns the result of `promise`, or rejects with `AbortedError` as soon as `signal` aborts. The
 * promise itself continues, because a wallet's window cannot be closed by the app.
 *
 * @throws what `promise` throws, or `AbortedError`
 * @example
 * ```ts
 * import { abortable } from '@latchkit/core/eip1193'
 *
 * const controller = new AbortController()
 * const answer = abortable(fetch('https://example.com'), controller.signal)
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
