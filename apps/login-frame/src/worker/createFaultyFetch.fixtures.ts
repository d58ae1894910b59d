/** A network whose requests can fail, and whose responses can be changed by a hostile service. */
export type FaultyFetch = {
  readonly fetch: typeof globalThis.fetch
  /** The endpoints that were called, such as `wallet/read`. */
  readonly calls: readonly string[]
  /** Requests from number `index` on fail, counted from now. `after`: the service handles the first of them, and its response is lost. */
  failFrom(index: number, phase: 'before' | 'after', count?: number): void
  /** Ends all failures. */
  repair(): void
  /** Changes the responses of an endpoint, as a hostile service could. */
  tamper(endpoint: string, change: (body: unknown) => unknown): void
}

/** Creates the network. */
export function createFaultyFetch(inner: typeof globalThis.fetch): FaultyFetch {
  const calls: string[] = []
  const changes = new Map<string, (body: unknown) => unknown>()
  let failure: { readonly at: number; readonly end: number; readonly phase: 'before' | 'after' } | undefined
  return {
    calls,
    failFrom(index, phase, count = Number.POSITIVE_INFINITY) {
      const at = calls.length + index
      failure = { at, end: at + count, phase }
    },
    repair() {
      failure = undefined
      changes.clear()
    },
    tamper: (endpoint, change) => void changes.set(endpoint, change),
    async fetch(input, init) {
      const endpoint = String(input).replace(/^.*\/v1\//, '')
      const index = calls.push(endpoint) - 1
      const isFailing = failure !== undefined && index >= failure.at && index < failure.end
      if (isFailing && !(failure?.phase === 'after' && index === failure.at)) {
        throw new TypeError('fetch failed')
      }
      const response = await inner(input, init)
      if (isFailing) throw new TypeError('fetch failed')
      const change = changes.get(endpoint)
      if (!change || !response.ok) return response
      return Response.json(change(await response.json()), { headers: response.headers })
    },
  }
}
