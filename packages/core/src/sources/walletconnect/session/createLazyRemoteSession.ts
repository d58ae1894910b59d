import type { RemoteSession } from './createRemoteSession.js'

/** The remote session, loaded on first use. */
export type LazyRemoteSession = {
  readonly get: () => Promise<RemoteSession>
  /** Returns the remote session if it is loaded. */
  readonly getLoaded: () => RemoteSession | undefined
}

/** Creates a loader that calls `load` once, and again after a failure. */
export function createLazyRemoteSession(load: () => Promise<RemoteSession>): LazyRemoteSession {
  let loading: Promise<RemoteSession> | undefined
  let loaded: RemoteSession | undefined
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
