/** The values of all features, by name. */
type Values = Readonly<Record<string, object>>

/** Holds the state of a kit, and notifies subscribers of changes. */
export type Store = {
  /** The same object until something changes; frozen. */
  readonly getState: () => Values
  /** Replaces the value of one name. */
  readonly put: (name: string, value: object) => void
  /** Calls `listener` once per task after changes. Returns the cleanup. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates an empty store. */
export function createStore(): Store {
  let state: Values = Object.freeze({})
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    put(name, value) {
      if (state[name] === value) return
      state = Object.freeze({ ...state, [name]: value })
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      let isPending = false
      const schedule = () => {
        if (isPending) return
        isPending = true
        // Each subscriber is called in its own promise, so that an error in one does not affect the others.
        void Promise.resolve().then(() => {
          isPending = false
          if (listeners.has(schedule)) listener()
        })
      }
      listeners.add(schedule)
      return () => listeners.delete(schedule)
    },
  }
}
