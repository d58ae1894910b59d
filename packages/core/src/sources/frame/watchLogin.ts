import type { Internal } from '../../engine/latchkit.js'
import { accountTypeFeature } from '../../features/login/account-type/feature.js'
import { watchApprovals } from '../../features/login/approval/watchApprovals.js'

/** Follows the sessions of a login: its account types, and the modal below an approval. Returns the cleanup. */
export function watchLogin(internal: Pick<Internal, 'frame' | 'install' | 'send'>): () => void {
  internal.install(accountTypeFeature)
  return watchApprovals({ internal })
}
