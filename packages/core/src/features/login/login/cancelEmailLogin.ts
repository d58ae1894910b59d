import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Cancels the login with an e-mail address: `loginWithEmail` rejects with `AbortedError`. Does nothing without a login. The time
 * until another e-mail can be sent does not change.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { cancelEmailLogin } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * cancelEmailLogin(kit)
 * ```
 */
export function cancelEmailLogin(kit: Latchkit): void {
  kit.internal.send({ feature: 'login', event: { type: 'cancel' } })
}
