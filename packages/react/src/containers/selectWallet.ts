import type { CaipNetworkId, ChainNamespace, Latchkit } from '@latchkit/core'
import { connect, getWalletRoute, navigate } from '@latchkit/core/views/connect'
import { ignoreRejection } from './ignoreRejection.js'

/**
 * Navigates to the view for a selected wallet. A wallet in this browser is connected in the same task as the click, because
 * browsers allow a wallet to open its window only then.
 */
export function selectWallet(
  kit: Latchkit,
  target: {
    readonly walletId: string
    readonly namespace?: ChainNamespace | undefined
    readonly chainId?: CaipNetworkId | undefined
  },
): void {
  const route = getWalletRoute(kit.getState(), kit.config, target)
  navigate(kit, { route })
  const { modal } = kit.getState()
  // Without consent, core shows the connect view with its checkbox instead.
  const needsConsent = kit.config.legalCheckbox && !(modal.status === 'open' && modal.legalChecked)
  if (route.view !== 'connecting' || needsConsent) return
  const { walletId, namespace, chainId } = route
  ignoreRejection(connect(kit, { connectorId: walletId, namespace, chainId }))
}
