/** A listener of a provider's event. */
export type Listener = (payload: unknown) => void

/** The event emitter of a provider. */
export type Emitter = {
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
  readonly emit: (event: string, payload: unknown) => void
  /** The number of listeners per event, without events that have none. */
  readonly counts: () => Readonly<Record<string, number>>
}

/**
 * Creates an emitter. A listener that throws does not affect the others.
 *
 * @param onEmit Receives every event, before the listeners.
 */
export function createEmitter(onEmit: (event: string, payload: unknown) => void = () => {}): Emitter {
  const listeners = new Map<string, Listener[]>()
  return {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    removeListener(event, listener) {
      const left = [...(listeners.get(event) ?? [])]
      const at = left.lastIndexOf(listener)
      if (at >= 0) left.splice(at, 1)
      if (left.length === 0) listeners.delete(event)
      else listeners.set(event, left)
    },
    emit(event, payload) {
      onEmit(event, payload)
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(payload)
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    counts: () => Object.fromEntries([...listeners].map(([event, list]) => [event, list.length])),
  }
}
