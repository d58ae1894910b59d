import type { Internal } from '../../../engine/latchkit.js'
import { loginFeature } from '../login/feature.js'
import { approvalFeature } from './feature.js'

/**
 * Shows the modal below the login frame while a request waits for the approval of the user, and aborts the request when the user
 * closes the modal. It also follows the end of the login, so that what is stored of it is removed. To be called when the frame is
 * first used. Returns the cleanup.
 */
export function watchApprovals({
  internal,
}: {
  readonly internal: Pick<Internal, 'frame' | 'install' | 'send'>
}): () => void {
  const { frame, install, send } = internal
  if (!frame) return () => {}
  for (const feature of [loginFeature, approvalFeature]) install(feature)
  return frame.watchApproval((isOpen, isSettings) =>
    send({ feature: 'approval', event: isOpen ? { type: 'opened', isSettings } : { type: 'closed' } }),
  )
}
