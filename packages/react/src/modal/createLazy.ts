/** How far a part is that is loaded when it is needed. */
export type LazyState<T> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: T }

/** A part that is loaded when it is needed, and can be had at once from then on: unlike `React.lazy`, which suspends first. */
export type Lazy<T> = {
  readonly get: () => LazyState<T>
  /** Starts loading unless it runs or is done; after a failure, tries again. */
  readonly load: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a part out of its `import()`. */
export function createLazy<T>(load: () => Promise<T>): Lazy<T> {
  const listeners = new Set<() => void>()
  let state: LazyState<T> = { status: 'idle' }

  function setState(next: LazyState<T>): void {
    state = next
    for (const listener of [...listeners]) listener()
  }

  return {
    get: () => state,
    load() {
      if (state.status === 'loading' || state.status === 'ready') return
      setState({ status: 'loading' })
      load().then(
        (value) => setState({ status: 'ready', value }),
        // A chunk that cannot be had (offline, a new deployment) is a state with a way out, not a crash.
        () => setState({ status: 'failed' }),
      )
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
