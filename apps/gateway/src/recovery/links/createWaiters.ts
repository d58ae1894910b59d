/** Requests that wait for an event of a link. */
export type Waiters = {
  /** Resolves when the link is woken, after the time, or when the signal aborts. */
  readonly wait: (id: string, ms: number, signal: AbortSignal) => Promise<void>
  readonly wake: (id: string) => void
  readonly isClosed: () => boolean
  /** Wakes all, and lets no further one wait. */
  readonly close: () => void
}

/** Creates an empty list of waiting requests. */
export function createWaiters(): Waiters {
  const waiting = new Map<string, Set<() => void>>()
  let isClosed = false

  function wake(id: string): void {
    for (const resolve of waiting.get(id) ?? []) resolve()
  }

  return {
    wait(id, ms, signal) {
      if (isClosed || signal.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        const own = waiting.get(id) ?? new Set()
        const end = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          own.delete(end)
          if (own.size === 0) waiting.delete(id)
          resolve()
        }
        const timer = setTimeout(end, ms)
        signal.addEventListener('abort', end)
        own.add(end)
        waiting.set(id, own)
      })
    },
    wake,
    isClosed: () => isClosed,
    close() {
      isClosed = true
      for (const id of [...waiting.keys()]) wake(id)
    },
  }
}
