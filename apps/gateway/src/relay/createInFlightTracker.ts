/** Tracks asynchronous work in progress. */
export type InFlightTracker = {
  readonly add: (work: Promise<void>) => void
  /** Resolves when the work added so far has settled, at the latest after `maxMs`. */
  readonly waitUntilSettled: (maxMs: number) => Promise<void>
}

/** Creates a tracker without work. */
export function createInFlightTracker(): InFlightTracker {
  const pending = new Set<Promise<void>>()
  return {
    add(work) {
      pending.add(work)
      void work.finally(() => pending.delete(work))
    },
    async waitUntilSettled(maxMs) {
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, maxMs)
      })
      await Promise.race([Promise.allSettled(pending), timeout])
      clearTimeout(timer)
    },
  }
}
