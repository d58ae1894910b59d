/** A value whose code is loaded on first use. */
export type Lazy<T> = {
  readonly get: () => Promise<T>
  /** Returns the value if it is loaded. */
  readonly getLoaded: () => T | undefined
}

/** Creates a loader that calls `load` once, and again after a failure. */
export function createLazyRemoteSession<T>(load: () => Promise<T>): Lazy<T> {
  let loading: Promise<T> | undefined
  let loaded: T | undefined
  return {
    getLoaded: () => loaded,
    async get() {
      loading ??= load()
      try {
        loaded = await loading
        return loaded
      } catch (error) {
        loading = undefined
        throw error
      }
    },
  }
}
