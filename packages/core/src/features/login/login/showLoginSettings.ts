import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { field } from '../../../foundation/encoding/field.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { DisconnectError } from '../../../foundation/errors/connection.js'
import { NotLoggedInError } from '../../../foundation/errors/login.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { themeModeOf } from '../../shell/theme/rules.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { findLogin } from './findLogin.js'
import { getFrame } from './getFrame.js'

/**
 * Shows the settings of the wallet of the user who is logged in, in the login frame above the modal: export of the recovery phrase,
 * devices, and who can recover the wallet. The app learns nothing of what they display. If the user ends the session of this device
 * there, the wallet is disconnected.
 *
 * @param parameters `signal` closes the settings.
 * @returns When the user has closed the settings.
 * @throws see `showLoginSettings.ErrorType`. `NotLoggedInError` without a login; `AbortedError` when the modal was closed or `signal`
 * aborted.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { showLoginSettings } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await showLoginSettings(kit)
 * ```
 */
export async function showLoginSettings(
  kit: Latchkit,
  parameters: showLoginSettings.Parameters = {},
): Promise<showLoginSettings.ReturnType> {
  checkParameters(kit, parameters, 'showLoginSettings(kit, {})')
  const { internal } = kit
  const { signal } = parameters
  const frame = getFrame(internal)
  const login = findLogin(internal)
  if (!login) throw new NotLoggedInError()
  if (signal?.aborted) throw new AbortedError()
  // Settings in another theme are as good.
  frame.syncTheme({ mode: themeModeOf(kit.getState().theme) }).catch(() => {})
  try {
    await frame.request({ method: 'latchkit_showSettings', ...login, signal })
  } catch (error) {
    // Unauthorized (EIP-1193): the session has ended. Packages can be bundled twice, so that the class says nothing.
    if (field(error, 'rpcCode') !== 4100) throw error
    await disconnect(kit, { namespace: login.namespace })
  }
  return undefined
}

export declare namespace showLoginSettings {
  type Parameters = { readonly signal?: AbortSignal | undefined }
  type ReturnType = undefined
  /** `LatchkitError`: an error of the frame. */
  type ErrorType = ConfigError | NotLoggedInError | AbortedError | DisconnectError | LatchkitError
}
