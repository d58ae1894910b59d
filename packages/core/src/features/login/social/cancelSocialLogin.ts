import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Cancels the login with an account of a provider: `loginWithSocial` rejects with `AbortedError`, and the pop-up is closed. Does nothing
 * without a login.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { cancelSocialLogin } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * cancelSocialLogin(kit)
 * ```
 */
export function cancelSocialLogin(kit: Latchkit): void {
  kit.internal.send({ feature: 'social', event: { type: 'cancel' } })
}
