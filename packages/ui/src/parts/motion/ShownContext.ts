import { type Context, createContext } from 'react'

/**
 * Whether the card of the modal is shown. False for one that is rendered into the closed modal without `Activity`, which React has since
 * version 19.2: what only a shown card does waits until it is true.
 */
export const ShownContext: Context<boolean> = createContext(true)
