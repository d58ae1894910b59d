import type { Remote } from './createRemote.js'

/** The remote session's keeper, which is loaded when it is first used. */
export type LazyRemote = {
  readonly get: () => Promise<Remote>
  /** Where it was loaded. */
  readonly now: () => Remote | undefined
}

/** Loads the keeper once, and again where that failed. */
export function lazyRemote(load: () => Promise<Remote>): LazyRemote {
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
