import { useCallback, useState } from 'react'

/** One line of the log. */
export type LogEntry = {
  readonly id: number
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly kind: 'fact' | 'event' | 'result'
  readonly title: string
  readonly detail: object
}

/** How to write into the log. */
export type Write = (entry: Omit<LogEntry, 'id' | 'at'>) => void

/** Older lines than this many are dropped. */
const kept = 200

/** What happened since the page loaded, the newest first. */
export function useLog(): {
  readonly entries: readonly LogEntry[]
  readonly write: Write
  readonly clear: () => void
} {
  const [entries, setEntries] = useState<readonly LogEntry[]>([])
  const write = useCallback<Write>((entry) => {
    setEntries((before) =>
      [{ ...entry, id: (before[0]?.id ?? 0) + 1, at: Date.now() }, ...before].slice(0, kept),
    )
  }, [])
  const clear = useCallback(() => setEntries([]), [])
  return { entries, write, clear }
}
