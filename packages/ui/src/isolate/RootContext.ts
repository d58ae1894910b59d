import { type Context, createContext } from 'react'

/** The shadow root the tree renders in; `null` in the page itself. */
export const RootContext: Context<ShadowRoot | null> = createContext<ShadowRoot | null>(null)
