import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import { AbortedError, WalletNotFoundError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { ConnectedAccount } from '../../wallet/connection/rules.js'
import { findAuthConnector } from '../login/findAuthConnector.js'
import { getFrame } from '../login/getFrame.js'
import { toLoginSettlement } from '../login/toLoginSettlement.js'
import { passkeyFeature } from './feature.js'

/**
 * Logs in with a passkey that the user has added in the settings of the wallet, and connects the wallet of the login frame. The frame is
 * displayed, and asks for the passkey.
 *
 * @param parameters `namespace`: the one to connect; default the active one if the frame has a wallet for it, else the first one.
 * `signal` cancels the login.
 * @returns The connected account, when the user has used the passkey.
 * @throws see `loginWithPasskey.ErrorType`. `AbortedError` when the user has cancelled the login; an error with the message of the frame
 * otherwise.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { loginWithPasskey } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { address } = await loginWithPasskey(kit)
 * ```
 */
export async function loginWithPasskey(
  kit: Latchkit,
  parameters: loginWithPasskey.Parameters = {},
): Promise<loginWithPasskey.ReturnType> {
  checkParameters(kit, parameters, 'loginWithPasskey(kit, {})')
  const { namespace: wanted, signal } = parameters
  const { internal } = kit
  getFrame(internal)
  const connector = findAuthConnector(kit.getState(), internal.namespaces, wanted)
  if (!connector) throw new WalletNotFoundError({ connectorId: 'auth' })
  if (signal?.aborted) throw new AbortedError()
  internal.install(passkeyFeature)
  const { id: connectorId, namespace } = connector
  const attempt = { id: internal.newId(), connectorId, namespace }
  const cancel = () => {
    const flow = kit.getState().passkey?.flow
    if (flow && 'id' in flow && flow.id === attempt.id)
      internal.send({ feature: 'passkey', event: { type: 'cancel' } })
  }
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await internal.request<ConnectedAccount>(
      { feature: 'passkey', event: { type: 'start', attempt } },
      (fact) => (fact.feature === 'passkey' ? toLoginSettlement(kit.getState(), fact, attempt) : undefined),
    )
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

export declare namespace loginWithPasskey {
  type Parameters = {
    readonly namespace?: ChainNamespace | undefined
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = ConnectedAccount
  /** `LatchkitError`: an error of the frame, or of the connection. */
  type ErrorType = ConfigError | WalletNotFoundError | AbortedError | ActionIgnoredError | LatchkitError
}
