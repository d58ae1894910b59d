import { createContext } from 'react'
import type { Copy } from '../../copy/Copy.js'
import { en } from '../../copy/en.js'

/** The texts for the components below. */
export const CopyContext = createContext<Copy>(en)
