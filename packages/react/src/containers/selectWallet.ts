import type { CaipNetworkId, ChainNamespace, Latchkit } from '@latchkit/core'
import { connect, push, routeToWallet } from '@latchkit/core/connect-view'
import { ignoreRejection } from './ignoreRejection.js'

/**
 * Goes where the choice of a wallet leads. One of this browser is asked in the very task in which the visitor chose it, for a
 * wallet may only open its window then.
 */
export function selectWallet(
  kit: Latchkit,
  target: {
    readonly walletId: string
    readonly namespace?: ChainNamespace | undefined
    readonly chainId?: CaipNetworkId | undefined
  },
): void {
  const route = routeToWallet(kit.getState(), kit.config, target)
  push(kit, { route })
  const { modal } = kit.getState()
  // The connect view with its checkbox is shown instead.
  const needsConsent = kit.config.legalCheckbox && !(modal.status === 'open' && modal.legalChecked)
  if (route.view !== 'connecting' || needsConsent) return
  const { walletId, namespace, chainId } = route
  ignoreRejection(connect(kit, { connectorId: walletId, namespace, chainId }))
}
