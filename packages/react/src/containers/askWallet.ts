import type { CaipNetworkId, ChainNamespace, Latchkit } from '@latchkit/core'
import { connect, push, routeToWallet } from '@latchkit/core/connect-view'
import { settle } from './settle.js'

/**
 * Goes where the choice of a wallet leads. One of this browser is asked in the very task in which the visitor chose it, for a
 * wallet may only open its window then.
 */
export function askWallet(
  kit: Latchkit,
  chosen: {
    readonly walletId: string
    readonly namespace?: ChainNamespace | undefined
    readonly chainId?: CaipNetworkId | undefined
  },
): void {
  const route = routeToWallet(kit.getState(), kit.config, chosen)
  push(kit, { route })
  const { modal } = kit.getState()
  // The connect view with its checkbox is shown instead.
  const isHeldBack = kit.config.legalCheckbox && !(modal.status === 'open' && modal.legalChecked)
  if (route.view !== 'connecting' || isHeldBack) return
  const { walletId, namespace, chainId } = route
  settle(connect(kit, { connectorId: walletId, namespace, chainId }))
}
