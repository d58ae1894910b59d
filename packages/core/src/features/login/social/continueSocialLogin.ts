import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Continues a login whose pop-up the browser has blocked in this window: the page is left for the provider, and loaded again when the user is
 * back. Then the kit continues the login. Does nothing if no pop-up was blocked.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { continueSocialLogin } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * if (kit.getState().social?.flow.status === 'blocked') continueSocialLogin(kit)
 * ```
 */
export function continueSocialLogin(kit: Latchkit): void {
  kit.internal.send({ feature: 'social', event: { type: 'continue' } })
}
