import { canOpenPopup } from '../../../browser/canOpenPopup.js'
import { openPopup } from '../../../browser/openPopup.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { SocialLoginError } from '../../../foundation/errors/socialLogin.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import {
  AbortedError,
  type UserRejectedError,
  WalletNotFoundError,
} from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { type SocialProvider, socialProviders } from '../../../foundation/schema/socialProvider.js'
import type { ConnectedAccount } from '../../wallet/connection/rules.js'
import { findAuthConnector } from '../login/findAuthConnector.js'
import { getFrame } from '../login/getFrame.js'
import { toLoginSettlement } from '../login/toLoginSettlement.js'
import { socialFeature } from './feature.js'

/**
 * Logs in with an account of a provider, and connects the wallet of the login frame. Call it during a click: it opens a pop-up, which browsers
 * block otherwise. While the modal is open, it shows what to do next; an app with its own views reads `getState().social`, and calls
 * `continueSocialLogin` if the pop-up was blocked.
 *
 * In Telegram, browsers of other apps, and apps that were installed with Safari, the login takes place in this window: the page is loaded again
 * when the user is back, and the promise of this call is lost. The kit continues the login then.
 *
 * With Farcaster, nothing is opened: the user approves the login in the app on a phone, which opens the address in the `polling` state
 * of `getState().social`.
 *
 * @param parameters `namespace`: the one to connect; default the active one if the frame has a wallet for it, else the first one.
 * `signal` cancels the login.
 * @returns The connected account, when the user has logged in at the provider.
 * @throws see `loginWithSocial.ErrorType`. `AbortedError` when the user declined at the provider or closed the pop-up, or the login was
 * cancelled; `UserRejectedError` when the user declined with Farcaster; `SocialLoginError` if the provider has refused the login; an error with the message of the frame otherwise.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { loginWithSocial } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { address } = await loginWithSocial(kit, { provider: 'google' })
 * ```
 */
export async function loginWithSocial(
  kit: Latchkit,
  parameters: loginWithSocial.Parameters,
): Promise<loginWithSocial.ReturnType> {
  checkParameters(kit, parameters, 'loginWithSocial(kit, { provider })')
  const { internal } = kit
  const { provider, signal } = parameters
  const frame = getFrame(internal)
  if (!socialProviders.includes(provider))
    throw new InvalidParameterError({
      field: 'provider',
      reason: `it must be one of ${socialProviders.join(', ')}`,
    })
  const connector = findAuthConnector(kit.getState(), internal.namespaces, parameters.namespace)
  if (!connector) throw new WalletNotFoundError({ connectorId: 'auth' })
  if (signal?.aborted) throw new AbortedError()
  internal.install(socialFeature)
  const id = internal.newId()
  const { id: connectorId, namespace } = connector
  const attempt = { id, provider, connectorId, namespace }
  // Before the first `await`, so that the browser allows it.
  const hasPopup = provider !== 'farcaster' && canOpenPopup()
  const popup = hasPopup ? openPopup({ url: `${frame.origin}/loading` }) : undefined
  const cancel = () => {
    const flow = kit.getState().social?.flow
    if (flow && 'id' in flow && flow.id === id)
      internal.send({ feature: 'social', event: { type: 'cancel' } })
  }
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await internal.request<ConnectedAccount>(
      {
        feature: 'social',
        event: { type: 'start', attempt, popup, isBlocked: hasPopup && popup === undefined },
      },
      (fact) => (fact.feature === 'social' ? toLoginSettlement(kit.getState(), fact, attempt) : undefined),
    )
  } finally {
    signal?.removeEventListener('abort', cancel)
    // It is still open if the login was not started.
    popup?.close()
  }
}

export declare namespace loginWithSocial {
  type Parameters = {
    readonly provider: SocialProvider
    readonly namespace?: ChainNamespace | undefined
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = ConnectedAccount
  /** `LatchkitError`: an error of the frame, or of the connection. */
  type ErrorType =
    | ConfigError
    | InvalidParameterError
    | WalletNotFoundError
    | SocialLoginError
    | AbortedError
    | UserRejectedError
    | ActionIgnoredError
    | LatchkitError
}
