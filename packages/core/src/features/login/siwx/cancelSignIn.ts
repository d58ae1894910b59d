import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'

/**
 * Cancels the sign-in of the connected account, as the Cancel button of its view does: a required one disconnects the wallet, any other
 * closes the view. Does nothing if nothing is asked.
 *
 * @param parameters `namespace`: the one of the account; default the active one.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { cancelSignIn } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await cancelSignIn(kit)
 * ```
 */
export async function cancelSignIn(
  kit: Latchkit,
  parameters: cancelSignIn.Parameters = {},
): Promise<cancelSignIn.ReturnType> {
  checkParameters(kit, parameters, 'cancelSignIn(kit, {})')
  const { namespace = getActiveNamespace(kit.getState()) } = parameters
  const { newId, send } = kit.internal
  send({ feature: 'siwx', namespace, event: { type: 'cancel', id: newId() } })
}

export declare namespace cancelSignIn {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
