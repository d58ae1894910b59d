/** An entry of the log. */
export type LogEntry = {
  readonly id: number
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly kind: 'fact' | 'event' | 'result'
  readonly title: string
  readonly detail: object
}

/** The events since the page loaded. */
export type Log = {
  readonly write: (entry: Omit<LogEntry, 'id' | 'at'>) => void
  readonly clear: () => void
  /** Returns the entries, newest first. The array is stable until something changes. */
  readonly read: () => readonly LogEntry[]
  /** Calls `listener` after each change. Returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The maximum number of entries. */
const kept = 100

/** Creates a log outside of React, so that writing an entry renders only the log. */
export function createLog(): Log {
  const listeners = new Set<() => void>()
  let entries: readonly LogEntry[] = []
  let written = 0

  function put(next: readonly LogEntry[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  return {
    write(entry) {
      written += 1
      put([{ ...entry, id: written, at: Date.now() }, ...entries].slice(0, kept))
    },
    clear: () => put([]),
    read: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
