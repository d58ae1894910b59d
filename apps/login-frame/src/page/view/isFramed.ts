import type { ApprovalModel } from '../describe/ApprovalModel.js'
import { isOwnSignIn } from '../describe/isOwnSignIn.js'

/**
 * Returns whether the user can decide in the frame, although the app has its page around it. No browser detects everything with which a page
 * hides parts of a frame, so only a sign-in at that app is: all else, and the settings of the wallet, are in a window of their own.
 */
export function isFramed(request: ApprovalModel | 'settings'): boolean {
  return request !== 'settings' && isOwnSignIn(request)
}
