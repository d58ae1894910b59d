import { type Context, createContext, useContext } from 'react'
import type { Copy } from './Copy.js'

/** The strings of the tree below. Without a default, so that no language is bundled which is not used. */
export const CopyContext: Context<Copy | null> = createContext<Copy | null>(null)

/** The strings of the modal this component stands in. Throws outside of one. */
export function useCopy(): Copy {
  const copy = useContext(CopyContext)
  if (!copy) throw new Error('Latchkit: a view was rendered outside <Modal>, which gives it its copy.')
  return copy
}
