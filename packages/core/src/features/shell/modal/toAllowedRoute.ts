import type { Config } from '../../../config/config.js'
import type { Route, ViewSet, ViewsWith } from '../../../engine/routes.js'
import type { KitState } from '../../../engine/types.js'

/** The views that show or ask a wallet. */
export const walletViews: ViewSet = {
  connecting: true,
  'connecting-multi-chain': true,
  'connecting-remote': true,
  'connecting-basic': true,
  'connecting-social': true,
  'connecting-farcaster': true,
  'connect-socials': true,
  'connect-wallets': true,
  'all-wallets': true,
} satisfies Record<ViewsWith<{ consent: true }>, true>

/**
 * Returns the route to open. Until the user has accepted the terms (option `features.legalCheckbox`), views that show or
 * connect a wallet become the Connect view, which has the checkbox, for the same namespace and network.
 */
export function toAllowedRoute(
  kit: { readonly config: Config; readonly getState: () => Pick<KitState, 'modal'> },
  route: Route,
): Route {
  // A closed modal has no checkbox.
  const { legalChecked } = kit.getState().modal as { readonly legalChecked?: boolean }
  if (!kit.config.legalCheckbox || legalChecked || !walletViews[route.view]) return route
  // Both are absent in some views.
  const { namespace, chainId } = route as Extract<Route, { view: 'connecting' }>
  return { view: 'connect', namespace, chainId }
}
