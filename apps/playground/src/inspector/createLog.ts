/** One line of the log. */
export type LogEntry = {
  readonly id: number
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly kind: 'fact' | 'event' | 'result'
  readonly title: string
  readonly detail: object
}

/** What happened since the page loaded. */
export type Log = {
  readonly write: (entry: Omit<LogEntry, 'id' | 'at'>) => void
  readonly clear: () => void
  /** The newest first. The same list until something changes. */
  readonly read: () => readonly LogEntry[]
  /** Calls `listener` after changes; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Older lines than this many are dropped. */
const kept = 100

/** Makes a log. It stands outside of React, so that writing a line renders the log and nothing else. */
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
