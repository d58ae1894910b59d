/** Pending requests that can be aborted together. They are displayed in the order in which they began. */
export type RequestGroup = {
  /**
   * Runs a request. `signal` is the caller's signal; `send` receives one that the group aborts too. `isSettings`: whether it displays the
   * settings. Default: false.
   */
  run<T>(
    signal: AbortSignal | undefined,
    send: (signal: AbortSignal) => Promise<T>,
    isSettings?: boolean,
  ): Promise<T>
  /**
   * Calls `listener` when the first request begins, when the last one has ended, and when one that displays something else becomes the
   * first one. Returns the cleanup.
   */
  watch(listener: (isPending: boolean, isSettings: boolean) => void): () => void
  isPending(): boolean
  abortAll(): void
}

/** Creates a group without requests. */
export function createRequestGroup(): RequestGroup {
  /** With whether each one displays the settings. */
  const pending = new Map<AbortController, boolean>()
  const listeners = new Set<(isPending: boolean, isSettings: boolean) => void>()
  /** The value of the first request, when the listeners were called last. */
  let shown: boolean | undefined

  function notify(): void {
    const [first] = pending.values()
    if (first === shown) return
    shown = first
    // Each in its own promise, so that an error of a listener does not affect the request.
    for (const listener of [...listeners])
      void Promise.resolve().then(() => listener(first !== undefined, first === true))
  }

  return {
    async run(signal, send, isSettings = false) {
      const controller = new AbortController()
      const abort = () => controller.abort(signal?.reason)
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
      pending.set(controller, isSettings)
      notify()
      try {
        return await send(controller.signal)
      } finally {
        signal?.removeEventListener('abort', abort)
        pending.delete(controller)
        notify()
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isPending: () => pending.size > 0,
    abortAll() {
      for (const controller of pending.keys()) controller.abort()
    },
  }
}
