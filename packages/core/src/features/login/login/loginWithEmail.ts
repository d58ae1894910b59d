import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { LoginCooldownError, LoginLockedError } from '../../../foundation/errors/emailLogin.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import { AbortedError, WalletNotFoundError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { ConnectedAccount } from '../../wallet/connection/rules.js'
import { loginFeature } from './feature.js'
import { findAuthConnector } from './findAuthConnector.js'
import { getFrame } from './getFrame.js'
import { checkEmail } from './rules.js'
import { readStoredLogin } from './storedLogin.js'
import { toLoginSettlement } from './toLoginSettlement.js'

/**
 * Logs in with an e-mail address, and connects the wallet of the login frame. The user gets an e-mail with a code, and on a device
 * that the frame does not know, one with a link before. While the modal is open, it shows what to do next; an app with its own
 * views reads `getState().login`, and calls `verifyEmailCode` and `resendEmail`.
 *
 * @param parameters `namespace`: the one to connect; default the active one if the frame has a wallet for it, else the first one.
 * `signal` cancels the login.
 * @returns The connected account, when the user has entered the code.
 * @throws see `loginWithEmail.ErrorType`. `LoginCooldownError` within 30 s of the last e-mail; `AbortedError` when the login was
 * cancelled; an error with the message of the frame otherwise.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { loginWithEmail } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { address } = await loginWithEmail(kit, { email: 'alice@example.com' })
 * ```
 */
export async function loginWithEmail(
  kit: Latchkit,
  parameters: loginWithEmail.Parameters,
): Promise<loginWithEmail.ReturnType> {
  checkParameters(kit, parameters, 'loginWithEmail(kit, { email })')
  const { internal } = kit
  const email = parameters.email.trim()
  getFrame(internal)
  if (checkEmail(email) !== 'valid')
    throw new InvalidParameterError({ field: 'email', reason: 'it must be a valid e-mail address' })
  const connector = findAuthConnector(kit.getState(), internal.namespaces, parameters.namespace)
  if (!connector) throw new WalletNotFoundError({ connectorId: 'auth' })
  const { signal } = parameters
  if (signal?.aborted) throw new AbortedError()
  internal.install(loginFeature)
  const id = internal.newId()
  const { id: connectorId, namespace } = connector
  const { sentAt } = readStoredLogin(internal.storage)
  const cancel = () => {
    const flow = kit.getState().login?.flow
    if (flow && 'id' in flow && flow.id === id) internal.send({ feature: 'login', event: { type: 'cancel' } })
  }
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await internal.request<ConnectedAccount>(
      {
        feature: 'login',
        event: {
          type: 'start',
          attempt: { id, email, connectorId, namespace },
          at: internal.clock.now(),
          ...(sentAt !== undefined && { sent: { at: sentAt } }),
        },
      },
      (fact) =>
        fact.feature === 'login' ? toLoginSettlement(kit.getState(), fact, { id, namespace }) : undefined,
    )
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

export declare namespace loginWithEmail {
  type Parameters = {
    readonly email: string
    readonly namespace?: ChainNamespace | undefined
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = ConnectedAccount
  /** `LatchkitError`: an error of the frame, or of the connection. */
  type ErrorType =
    | ConfigError
    | InvalidParameterError
    | WalletNotFoundError
    | LoginCooldownError
    | LoginLockedError
    | AbortedError
    | ActionIgnoredError
    | LatchkitError
}
