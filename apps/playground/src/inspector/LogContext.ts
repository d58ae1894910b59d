import { createContext, useContext } from 'react'
import type { Log } from './createLog.js'

/** The page's log. Absent where a page has none. */
export const LogContext = createContext<Log | null>(null)

/** Writes into the page's log, where there is one. */
export function useWrite(): Log['write'] {
  return useContext(LogContext)?.write ?? (() => {})
}
