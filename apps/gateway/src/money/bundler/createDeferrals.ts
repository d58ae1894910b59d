/** The operations that this process does not look at for a time, so that others come first. */
export type Deferrals = {
  readonly defer: (hash: string, ms: number) => void
  /** Counts a refusal of an operation, and defers it longer each time. Returns how many there were. */
  readonly addRefusal: (hash: string) => number
  /** Returns the hashes of the deferred ones. */
  readonly list: () => readonly string[]
}

/** Time by which a refusal defers an operation. */
const refusalMs = 2_000
/** Time after which refusals are forgotten. */
const forgetMs = 15 * 60_000

/** @param now Returns the current time in ms since 1970. */
export function createDeferrals(now: () => number): Deferrals {
  const entries = new Map<
    string,
    { readonly until: number; readonly refusals: number; readonly at: number }
  >()

  function defer(hash: string, ms: number, refusals: number): void {
    entries.set(hash, { until: now() + ms, refusals, at: now() })
  }

  return {
    defer: (hash, ms) => defer(hash, ms, entries.get(hash)?.refusals ?? 0),
    addRefusal(hash) {
      const refusals = (entries.get(hash)?.refusals ?? 0) + 1
      defer(hash, refusals * refusalMs, refusals)
      return refusals
    },
    list() {
      for (const [hash, { at }] of entries) if (at <= now() - forgetMs) entries.delete(hash)
      return [...entries].filter(([, { until }]) => until > now()).map(([hash]) => hash)
    },
  }
}
