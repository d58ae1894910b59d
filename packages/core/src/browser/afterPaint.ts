/** The part of `window` that tells when the browser is idle. */
export type IdleScope = {
  readonly requestIdleCallback?: (callback: () => void, options: { readonly timeout: number }) => unknown
}

/** A page that is never idle does not wait longer. */
const maximumMs = 100

/**
 * Resolves when the browser is idle, which it usually is after it has painted what has changed, and after 100 ms at the latest. Resolves
 * at once where that is unknown: in Safari and on a server.
 */
export function afterPaint(scope: IdleScope = globalThis as IdleScope): Promise<void> {
  return new Promise((resolve) => {
    if (scope.requestIdleCallback) scope.requestIdleCallback(() => resolve(), { timeout: maximumMs })
    else resolve()
  })
}
