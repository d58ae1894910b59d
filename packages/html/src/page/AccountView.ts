import { AccountButton } from '@latchkit/react'
import type { View } from './View.js'

/** The content of `<latchkit-account-button>`. */
export const view: View = AccountButton
