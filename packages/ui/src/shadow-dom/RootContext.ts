import { type Context, createContext } from 'react'

/** The shadow root that contains the components below; `null` in the page itself. */
export const RootContext: Context<ShadowRoot | null> = createContext<ShadowRoot | null>(null)
