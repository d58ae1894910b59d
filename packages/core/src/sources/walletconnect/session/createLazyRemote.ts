import type { Remote } from './createRemote.js'

/** The remote session, loaded on first use. */
export type LazyRemote = {
  readonly get: () => Promise<Remote>
  /** Returns the remote session if it is loaded. */
  readonly now: () => Remote | undefined
}

/** Creates a loader that loads the remote session once, and retries after a failure. */
export function createLazyRemote(load: () => Promise<Remote>): LazyRemote {
  let loading: Promise<Remote> | undefined
  let loaded: Remote | undefined
  return {
    now: () => loaded,
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
