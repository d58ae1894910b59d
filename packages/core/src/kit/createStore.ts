/** The values of all features under their names. */
type Values = Readonly<Record<string, object>>

/** Holds an instance's state, and tells who subscribed that it changed. */
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
        // A promise for each subscriber: what one throws is reported, and the others still hear of the change.
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
