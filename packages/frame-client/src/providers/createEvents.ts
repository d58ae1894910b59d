type Listener = (payload: unknown) => void

/** Listeners of events, by the name of the event. */
export type Events = {
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  /** Calls the listeners in a microtask. */
  emit(event: string, payload: unknown): void
}

/** Creates the listeners of a provider. */
export function createEvents(): Events {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
    emit(event, payload) {
      // Each in its own promise, so that an error in one does not affect the others.
      for (const listener of listeners.get(event) ?? []) void Promise.resolve(payload).then(listener)
    },
  }
}
