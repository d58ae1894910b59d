/** Pending writes by key. */
export type PendingWrites = {
  /** Counts a write until it settles, and returns it. */
  readonly track: (key: string, work: Promise<void>) => Promise<void>
  /** Resolves when the writes counted so far have settled; at once if there are none. */
  readonly waitUntilSettled: (key: string) => Promise<void> | undefined
}

type Pending = { readonly all: Set<Promise<void>> }

/** Creates a tracker without writes. */
export function createPendingWrites(): PendingWrites {
  const pendingByKey = new Map<string, Pending>()
  return {
    track(key, work) {
      const pending = pendingByKey.get(key) ?? { all: new Set() }
      pendingByKey.set(key, pending)
      pending.all.add(work)
      const settle = () => {
        pending.all.delete(work)
        if (pending.all.size === 0 && pendingByKey.get(key) === pending) pendingByKey.delete(key)
      }
      work.then(settle, settle)
      return work
    },
    waitUntilSettled(key) {
      const pending = pendingByKey.get(key)
      return pending && Promise.allSettled(pending.all).then(() => {})
    },
  }
}
