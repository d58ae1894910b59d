/** Pending requests that can be aborted together. */
export type RequestGroup = {
  /** Runs a request. `signal` is that of its caller; `send` receives one that the group aborts too. */
  run<T>(signal: AbortSignal | undefined, send: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Calls `listener` when the first request begins, and when the last one has ended. Returns the cleanup. */
  watch(listener: (isPending: boolean) => void): () => void
  isPending(): boolean
  abortAll(): void
}

/** Creates a group without requests. */
export function createRequestGroup(): RequestGroup {
  const pending = new Set<AbortController>()
  const listeners = new Set<(isPending: boolean) => void>()

  function notify(isPending: boolean): void {
    // Each in its own promise, so that an error of a listener does not affect the request.
    for (const listener of [...listeners]) void Promise.resolve(isPending).then(listener)
  }

  return {
    async run(signal, send) {
      const controller = new AbortController()
      const abort = () => controller.abort(signal?.reason)
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
      pending.add(controller)
      if (pending.size === 1) notify(true)
      try {
        return await send(controller.signal)
      } finally {
        signal?.removeEventListener('abort', abort)
        pending.delete(controller)
        if (pending.size === 0) notify(false)
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isPending: () => pending.size > 0,
    abortAll() {
      for (const controller of pending) controller.abort()
    },
  }
}
