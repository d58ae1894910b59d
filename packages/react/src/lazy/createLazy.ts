/** The state of a value that is loaded on demand. */
export type LazyState<T> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: T }

/** A value that is loaded on demand. Once loaded it is available synchronously, whereas `React.lazy` suspends first. */
export type Lazy<T> = {
  readonly get: () => LazyState<T>
  /**
   * Starts loading unless it is pending or ready. Loads again after a failure. Of a ready value, it calls the function `prepare`.
   *
   * @param isIntended Whether the user is about to use it.
   */
  readonly load: (isIntended?: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A value that can load more once it is about to be used. */
export type Preparable = { readonly prepare?: ((isIntended?: boolean) => void) | undefined }

/** Creates a lazy value from a function that calls `import()`. */
export function createLazy<T>(importChunk: () => Promise<T>): Lazy<T> {
  const listeners = new Set<() => void>()
  let state: LazyState<T> = { status: 'idle' }

  function setState(next: LazyState<T>): void {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => state,
    load(isIntended) {
      if (state.status === 'ready') return (state.value as Preparable).prepare?.(isIntended)
      if (state.status === 'loading') return
      setState({ status: 'loading' })
      importChunk().then(
        (value) => setState({ status: 'ready', value }),
        // A chunk can fail to load while offline or after a new deployment. The state allows a retry.
        () => setState({ status: 'failed' }),
      )
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
