/**
 * Returns a signal that aborts with another one, or after a time, with the reason of `AbortSignal.timeout`.
 *
 * `AbortSignal.any` holds its signals weakly: an `AbortSignal.timeout` that nothing else refers to can be collected, and
 * never aborts (nodejs/node#57736).
 */
export function createDeadline(signal: AbortSignal, timeoutMs: number): AbortSignal {
  const expiry = new AbortController()
  const expire = () => expiry.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  // The timer refers to the controller until it fires.
  setTimeout(expire, timeoutMs).unref()
  return AbortSignal.any([signal, expiry.signal])
}
