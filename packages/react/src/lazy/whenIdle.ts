/** Calls `callback` when the browser is idle, unless the returned function is called before. */
export function whenIdle(callback: () => unknown): () => void {
  // Safari does not support requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback)
  return () => cancelIdleCallback(handle)
}
