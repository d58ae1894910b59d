import { type Context, createContext, useContext } from 'react'
import type { Copy } from './Copy.js'

/** The copy for the components below. It has no default, so that unused languages are not bundled. */
export const CopyContext: Context<Copy | null> = createContext<Copy | null>(null)

/** Returns the copy of the nearest modal. Throws outside a modal. */
export function useCopy(): Copy {
  const copy = useContext(CopyContext)
  if (!copy) throw new Error('Latchkit: views must be rendered inside <Modal>, which provides their copy.')
  return copy
}
