/** Limits the files that are fetched from each host at a time. */
export type HostLimiter = {
  /**
   * Waits for a place at a host.
   *
   * @returns Gives the place back; `undefined` if too many are waiting, or the signal aborts before there is a place.
   */
  readonly acquire: (host: string, signal: AbortSignal) => Promise<(() => void) | undefined>
}

/** Options of the limiter. */
export type HostLimiterOptions = {
  /** Places at each host. */
  readonly perHost: number
  /** Places of all hosts together. */
  readonly total: number
  /** Callers that wait for a place of any host. */
  readonly waiting: number
}

/** A host with places in use. */
type Host = { used: number; readonly waiting: Set<() => void> }

/** Creates a limiter. Callers get a place in the order in which they came. */
export function createHostLimiter({ perHost, total, waiting }: HostLimiterOptions): HostLimiter {
  const hosts = new Map<string, Host>()
  let used = 0
  let waitingCount = 0

  function release(name: string, host: Host): void {
    const [next] = host.waiting
    if (next) {
      // The place passes to the next one.
      host.waiting.delete(next)
      next()
    } else {
      used -= 1
      host.used -= 1
      if (host.used === 0) hosts.delete(name)
    }
  }

  async function wait(host: Host, signal: AbortSignal): Promise<boolean> {
    if (waitingCount >= waiting) return false
    waitingCount += 1
    try {
      return await waitForPlace(host, signal)
    } finally {
      waitingCount -= 1
    }
  }

  return {
    async acquire(name, signal) {
      const host = hosts.get(name) ?? { used: 0, waiting: new Set() }
      if (host.used >= perHost) {
        if (!(await wait(host, signal))) return undefined
      } else {
        if (used >= total) return undefined
        used += 1
        host.used += 1
        hosts.set(name, host)
      }
      return () => release(name, host)
    },
  }
}

/** @returns Whether there was a place before the signal aborted. */
function waitForPlace({ waiting }: Host, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const onAbort = () => {
      waiting.delete(onPlace)
      resolve(false)
    }
    const onPlace = () => {
      signal.removeEventListener('abort', onAbort)
      resolve(true)
    }
    waiting.add(onPlace)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
