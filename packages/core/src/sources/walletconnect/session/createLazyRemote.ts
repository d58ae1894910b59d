import type { Remote } from './createRemote.js'

/** The manager of the remote session, loaded on first use. */
export type LazyRemote = {
  readonly get: () => Promise<Remote>
  /** The manager, if it was loaded. */
  readonly now: () => Remote | undefined
}

/** Loads the manager once, and tries again after a failure. */
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
