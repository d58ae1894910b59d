import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Route } from '../../../engine/routes.js'
import { toAllowedRoute } from './toAllowedRoute.js'

/**
 * Opens another view. Does nothing if it is the current one already, or the modal is closed. While the legal checkbox
 * (option `features.legalCheckbox`) is unchecked, it goes to the connect view instead of a view that shows or asks a wallet.
 *
 * @param parameters `route`: the view to open. `replace`: replaces the current view, so that going back leads to the one
 * before it; default false.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { navigate } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await navigate(kit, { route: { view: 'networks' } })
 * ```
 */
export async function navigate(kit: Latchkit, parameters: navigate.Parameters): Promise<navigate.ReturnType> {
  checkParameters(kit, parameters, 'navigate(kit, { route })')
  const route = toAllowedRoute(kit, parameters.route)
  const type = parameters.replace ? 'replace' : 'push'
  kit.internal.send({ feature: 'modal', event: { type, route } })
}

export declare namespace navigate {
  /** The view to open, and whether it replaces the current one. */
  type Parameters = { readonly route: Route; readonly replace?: boolean | undefined }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
