import { createContext, useContext } from 'react'
import type { Log } from './createLog.js'

/** The log of the page, or `null` if it has none. */
export const LogContext = createContext<Log | null>(null)

/** Returns a function that writes to the page's log, if there is one. */
export function useLogWriter(): Log['write'] {
  return useContext(LogContext)?.write ?? (() => {})
}
