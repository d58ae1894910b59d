/** Remembers which sources fail. It asks none of them: features record the outcome of the requests that they make anyway. */
export type SourceHealth = {
  readonly recordSuccess: (source: string) => void
  readonly recordFailure: (source: string) => void
  /** Returns the seconds after which it is worth another try; `undefined` unless the source fails. */
  readonly getRetrySeconds: (source: string) => number | undefined
}

/** The first pause after a failure. Each further failure doubles it. */
const firstPauseMs = 5_000
const maxPauseMs = 60_000

/**
 * Creates the memory of some sources, which are few: the configuration names them.
 *
 * @param now Returns the current time in ms.
 */
export function createSourceHealth(now: () => number): SourceHealth {
  const failing = new Map<string, { readonly retryAt: number; readonly pauseMs: number }>()
  return {
    recordSuccess: (source) => void failing.delete(source),
    recordFailure(source) {
      const known = failing.get(source)
      // Requests in flight at the same time fail together: only the first of them counts.
      if (known && now() < known.retryAt) return
      const pauseMs = known ? Math.min(maxPauseMs, known.pauseMs * 2) : firstPauseMs
      failing.set(source, { retryAt: now() + pauseMs, pauseMs })
    },
    getRetrySeconds(source) {
      const known = failing.get(source)
      if (!known || now() >= known.retryAt) return undefined
      return Math.ceil((known.retryAt - now()) / 1_000)
    },
  }
}
