import { checkParameters } from '../../../config/inDevelopment.js'
import type { KitContext } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import type { SocialProvider } from '../../../foundation/schema/socialProvider.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { readStoredLogin } from '../login/storedLogin.js'
import { readStoredSocial } from '../login/storedSocial.js'
import type { LoginAccountType } from './types.js'

/** The wallet of a user who has logged in. */
export type EmbeddedWalletInfo = {
  /** E-mail address or name that identifies the user. Both are absent after a login with a passkey, or if the storage is blocked. */
  readonly user: { readonly email?: string | undefined; readonly userName?: string | undefined }
  /** How the user has logged in; absent if it is not known. */
  readonly authProvider?: 'email' | SocialProvider | undefined
  /** The type of the active account. */
  readonly accountType: LoginAccountType
  /** Whether the smart account exists on the current network. It is set up with its first transaction. */
  readonly isSmartAccountDeployed: boolean
}

/**
 * Returns what is known of the wallet of a user who has logged in; `undefined` if the account belongs to another wallet.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getEmbeddedWalletInfo } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * console.log(getEmbeddedWalletInfo(kit)?.accountType ?? 'no login')
 * ```
 */
export function getEmbeddedWalletInfo(
  kit: { readonly internal: Pick<KitContext, 'getState' | 'storage'> },
  parameters: getEmbeddedWalletInfo.Parameters = {},
): getEmbeddedWalletInfo.ReturnType {
  checkParameters(kit, parameters, 'getEmbeddedWalletInfo(kit, {})')
  const { internal } = kit
  const state = internal.getState()
  const { namespace = getActiveNamespace(state) } = parameters
  const session = sessionOf(state, namespace)
  if (session?.connectorId !== loginConnectorId) return undefined
  const { email } = readStoredLogin(internal.storage)
  const social = readStoredSocial(internal.storage)
  const authProvider = social?.provider ?? (email === undefined ? undefined : 'email')
  return {
    user: { ...(email !== undefined && { email }), ...(social?.userName && { userName: social.userName }) },
    ...(authProvider && { authProvider }),
    accountType: session.accounts[0].type === 'smartAccount' ? 'smartAccount' : 'eoa',
    isSmartAccountDeployed: namespace === 'eip155' && state.accountType?.isDeployed === true,
  }
}

export declare namespace getEmbeddedWalletInfo {
  type Parameters = {
    /** Default the active one. */
    readonly namespace?: ChainNamespace | undefined
  }
  type ReturnType = EmbeddedWalletInfo | undefined
}
