import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { SignInError } from '../../../foundation/errors/signIn.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'

/**
 * Ends the session of the connected account on its chain. If the sign-in is required, the wallet is disconnected too. Does nothing for an
 * account that is not signed in.
 *
 * @param parameters `namespace`: the one of the account; default the active one.
 * @throws see `signOut.ErrorType`. `SignInError` if the app could not end the session, which still exists then.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { signOut } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await signOut(kit)
 * ```
 */
export async function signOut(
  kit: Latchkit,
  parameters: signOut.Parameters = {},
): Promise<signOut.ReturnType> {
  checkParameters(kit, parameters, 'signOut(kit, {})')
  const { namespace = getActiveNamespace(kit.getState()) } = parameters
  if (kit.getState().siwx?.[namespace]?.status !== 'verified') return undefined
  const { newId, request } = kit.internal
  const id = newId()
  return request<undefined>({ feature: 'siwx', namespace, event: { type: 'signOut', id } }, (fact) => {
    if (fact.feature !== 'siwx' || fact.namespace !== namespace || !('id' in fact) || fact.id !== id)
      return undefined
    if (fact.type === 'signedOut') return { value: undefined }
    return fact.type === 'signOutFailed' ? { error: fact.error } : undefined
  })
}

export declare namespace signOut {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  type ReturnType = undefined
  type ErrorType = SignInError | AbortedError | ActionIgnoredError
}
