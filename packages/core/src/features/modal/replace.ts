import type { Latchkit } from '../../engine/latchkit.js'
import type { Route } from './route.js'
import { toAllowedRoute } from './toAllowedRoute.js'

/**
 * Replaces the current view: going back leads to the one before it. Does nothing while the modal is closed.
 * Views that show or ask a wallet become the connect view while the legal checkbox is unchecked, as in `push`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { replace } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await replace(kit, { route: { view: 'networks' } })
 * ```
 */
export async function replace(kit: Latchkit, parameters: replace.Parameters): Promise<replace.ReturnType> {
  const route = toAllowedRoute(kit, parameters.route)
  kit.internal.send({ feature: 'modal', event: { type: 'replace', route } })
}

export declare namespace replace {
  /** The view to open. */
  type Parameters = { readonly route: Route }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
