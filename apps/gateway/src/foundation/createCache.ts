/** Keeps results for some seconds, and lets concurrent callers share one load. */
export type Cache<Value> = {
  /** Whether `get` would return a stored result, or join a load. */
  readonly has: (key: string) => boolean
  /**
   * Returns the stored result, joins a load of the same key, or loads. A failed load is not stored.
   *
   * @param isForced Whether to load in any case, because the caller knows of a change. The result replaces the stored one.
   */
  readonly get: (key: string, load: () => Promise<Value>, isForced?: boolean) => Promise<Value>
}

/** Options of a cache. */
export type CacheOptions = {
  /** Time for which a result is kept, in ms after its load has started. */
  readonly maxAgeMs: number
  /** Maximum number of keys. The oldest one is dropped first. */
  readonly maxKeys: number
  /** Returns the current time in ms. */
  readonly now: () => number
}

type Entry<Value> = { readonly value: Promise<Value>; readonly startedAt: number; isPending: boolean }

/** Creates an empty cache. */
export function createCache<Value>({ maxAgeMs, maxKeys, now }: CacheOptions): Cache<Value> {
  /** In the order in which the loads have started. */
  const entries = new Map<string, Entry<Value>>()

  function find(key: string): Entry<Value> | undefined {
    const entry = entries.get(key)
    return entry && (entry.isPending || now() - entry.startedAt < maxAgeMs) ? entry : undefined
  }

  return {
    has: (key) => find(key) !== undefined,
    get(key, load, isForced = false) {
      const known = isForced ? undefined : find(key)
      if (known) return known.value
      const entry: Entry<Value> = { value: load(), startedAt: now(), isPending: true }
      entries.delete(key)
      entries.set(key, entry)
      const [oldest] = entries.keys()
      if (entries.size > maxKeys && oldest !== undefined) entries.delete(oldest)
      entry.value.then(
        () => {
          entry.isPending = false
        },
        () => {
          // A newer load may have replaced this one.
          if (entries.get(key) === entry) entries.delete(key)
        },
      )
      return entry.value
    },
  }
}
