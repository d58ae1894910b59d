import { type Context, createContext, useContext } from 'react'
import type { AccountCopy, Copy } from './Copy.js'

/** The copy for the components below. It has no default, so that unused languages are not bundled. */
export const CopyContext: Context<(Copy & Partial<AccountCopy>) | null> = createContext<
  (Copy & Partial<AccountCopy>) | null
>(null)

/** Returns the copy of the nearest modal. Throws outside a modal. */
export function useCopy(): Copy & Partial<AccountCopy> {
  const copy = useContext(CopyContext)
  if (!copy) throw new Error('Latchkit: views must be rendered inside <Modal>, which provides their copy.')
  return copy
}
