import { animateExit } from './animateExit.js'
import { animateView, captureView } from './animateView.js'
import { enableDialog } from './enableDialog.js'

/** The animations and gestures of the modal: one chunk, which is loaded after the first view is shown. */
export const motion: Readonly<{
  animateExit: typeof animateExit
  enableDialog: typeof enableDialog
  animateView: typeof animateView
  captureView: typeof captureView
}> = { animateExit, enableDialog, animateView, captureView }
