import type { Route } from '../../../engine/routes.js'
import type { KitState } from '../../../engine/types.js'
import { sessionOf } from '../../wallet/connection/rules.js'

/**
 * Returns the first view of the modal: the account of the active namespace, or the list of wallets.
 *
 * @example
 * ```ts
 * import { createLatchkit, homeRoute } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const route = homeRoute(kit.getState()) // { view: 'connect' }
 * ```
 */
export function homeRoute(state: KitState): Route {
  const namespace = state.network.activeNamespace
  return sessionOf(state, namespace) ? { view: 'account', namespace } : { view: 'connect' }
}
