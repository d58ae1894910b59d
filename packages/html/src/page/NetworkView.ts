import { NetworkButton } from '@latchkit/react'
import type { View } from './View.js'

/** The content of `<latchkit-network-button>`. */
export const view: View = NetworkButton
