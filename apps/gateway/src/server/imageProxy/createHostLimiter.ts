/** Host of a file, and the client it is fetched for. */
export type Place = {
  readonly host: string
  /** Address of the client; `undefined` for a local one, which has no limit of its own. */
  readonly client: string | undefined
}

/** Limits the files that are fetched at a time: from each host, for each client, and in total. */
export type HostLimiter = {
  /**
   * Waits for a place.
   *
   * @returns Gives the place back; `undefined` if too many are waiting, or the signal aborts before there is a place.
   */
  readonly acquire: (place: Place, signal: AbortSignal) => Promise<(() => void) | undefined>
}

/** Options of the limiter. */
export type HostLimiterOptions = {
  /** Places at each host. */
  readonly perHost: number
  /** Places of each client. */
  readonly perClient: number
  /** Places of all hosts together. */
  readonly total: number
  /** Callers that wait for a place. */
  readonly waiting: number
}

type Waiter = Place & { readonly resolve: (hasPlace: boolean) => void }

/**
 * Creates a limiter. A free place goes to the client with the fewest places, and of one client to the caller that came first.
 * If too many wait, the latest caller of the client with the most of them is refused.
 */
export function createHostLimiter({
  perHost,
  perClient,
  total,
  waiting: max,
}: HostLimiterOptions): HostLimiter {
  const hosts = createCounter<string>()
  const clients = createCounter<string | undefined>()
  const waiting = new Set<Waiter>()
  let used = 0

  function isFree({ host, client }: Place): boolean {
    const isWithinClient = client === undefined || clients.get(client) < perClient
    return used < total && hosts.get(host) < perHost && isWithinClient
  }

  function take({ host, client }: Place, change: 1 | -1): void {
    used += change
    hosts.add(host, change)
    clients.add(client, change)
  }

  function startWaiting(): void {
    for (;;) {
      const ready = [...waiting].filter(isFree)
      const [first, ...others] = ready
      if (!first) return
      const next = others.reduce(
        (best, one) => (clients.get(one.client) < clients.get(best.client) ? one : best),
        first,
      )
      take(next, 1)
      next.resolve(true)
    }
  }

  function refuseOne(): void {
    const counts = createCounter<string | undefined>()
    for (const { client } of waiting) counts.add(client, 1)
    const worst = [...waiting].reduce((most, one) =>
      counts.get(one.client) >= counts.get(most.client) ? one : most,
    )
    worst.resolve(false)
  }

  function wait(place: Place, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const abort = () => waiter.resolve(false)
      const waiter: Waiter = {
        ...place,
        resolve(hasPlace) {
          waiting.delete(waiter)
          signal.removeEventListener('abort', abort)
          resolve(hasPlace)
        },
      }
      signal.addEventListener('abort', abort, { once: true })
      waiting.add(waiter)
      if (waiting.size > max) refuseOne()
    })
  }

  return {
    async acquire(place, signal) {
      if (isFree(place)) take(place, 1)
      else if (!(await wait(place, signal))) return undefined
      return () => {
        take(place, -1)
        startWaiting()
      }
    },
  }
}

/** Counts by key. A key without a count has 0. */
function createCounter<Key>() {
  const counts = new Map<Key, number>()
  const get = (key: Key) => counts.get(key) ?? 0
  return {
    get,
    add(key: Key, change: 1 | -1): void {
      const count = get(key) + change
      if (count === 0) counts.delete(key)
      else counts.set(key, count)
    },
  }
}
