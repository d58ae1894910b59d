import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { Route } from './route.js'

/**
 * Returns the route to open. Until the user has accepted the terms (option `features.legalCheckbox`), views that show or
 * connect a wallet become the Connect view, which has the checkbox, for the same namespace and network.
 */
export function toAllowedRoute(
  kit: { readonly config: Config; readonly getState: () => Pick<KitState, 'modal'> },
  route: Route,
): Route {
  const { modal } = kit.getState()
  const isAccepted = !kit.config.legalCheckbox || (modal.status === 'open' && modal.legalChecked)
  if (isAccepted || !/^(connect[i-]|all-)/.test(route.view)) return route
  return {
    view: 'connect',
    ...('namespace' in route && { namespace: route.namespace }),
    ...('chainId' in route && { chainId: route.chainId }),
  }
}
