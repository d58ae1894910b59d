import type { Latchkit } from '../../engine/latchkit.js'
import type { Route } from './route.js'
import { toAllowedRoute } from './toAllowedRoute.js'

/**
 * Opens another view. Does nothing if it is the current one already, or the modal is closed. While the legal checkbox
 * (option `features.legalCheckbox`) is unchecked, it goes to the connect view instead of a view that shows or asks a wallet.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { push } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await push(kit, { route: { view: 'networks' } })
 * ```
 */
export async function push(kit: Latchkit, parameters: push.Parameters): Promise<push.ReturnType> {
  const route = toAllowedRoute(kit, parameters.route)
  kit.internal.send({ feature: 'modal', event: { type: 'push', route } })
}

export declare namespace push {
  /** The view to open. */
  type Parameters = { readonly route: Route }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
