import { createContext, useContext } from 'react'
import type { Write } from './useLog.js'

/** How anything below writes into the log. Where there is none, nothing is written. */
export const LogContext = createContext<Write>(() => {})

/** Writes into the nearest log. */
export function useWrite(): Write {
  return useContext(LogContext)
}
