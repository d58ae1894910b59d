import { moveToAccount } from '../dialog/moveToAccount.js'
import { enableSheet } from '../dialog/sheet.js'
import { animateView, captureView } from '../stage/animateView.js'

/** The animations and gestures of the modal: one chunk, which is loaded after the first view is shown. */
export const motion: Readonly<{
  moveToAccount: typeof moveToAccount
  enableSheet: typeof enableSheet
  animateView: typeof animateView
  captureView: typeof captureView
}> = { moveToAccount, enableSheet, animateView, captureView }
