import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { CloseReason } from './machine.js'

/**
 * Closes the modal. Where the modal cannot be left (UnsupportedChain), it shakes and stays open, unless `force`.
 * An inline modal goes back to its first view instead. Closing a closed modal does nothing.
 *
 * @param parameters `force`: default false. `reason`: what the user did; default `action`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { closeModal } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await closeModal(kit)
 * ```
 */
export async function closeModal(
  kit: Latchkit,
  parameters: closeModal.Parameters = {},
): Promise<closeModal.ReturnType> {
  checkParameters(kit, parameters, 'closeModal(kit, {})')
  const { reason = 'action', force = false } = parameters
  kit.internal.send({ feature: 'modal', event: { type: 'close', reason, force } })
}

export declare namespace closeModal {
  /** How to close. */
  type Parameters = { readonly force?: boolean | undefined; readonly reason?: CloseReason | undefined }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
