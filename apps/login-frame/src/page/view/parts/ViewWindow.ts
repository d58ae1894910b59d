import { type Context, createContext } from 'react'

/** The window in which a view is rendered, if it is not the one of the frame. */
export const ViewWindow: Context<Window | undefined> = createContext<Window | undefined>(undefined)
