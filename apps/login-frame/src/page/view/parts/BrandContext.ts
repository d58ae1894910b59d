import { createContext } from 'react'
import type { FrameConfig } from '../../config/FrameConfig.js'

/** How the operator names the app. Absent: the app is shown by its address only. */
export const BrandContext = createContext<FrameConfig['brand']>(undefined)
