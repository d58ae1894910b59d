import type { Config } from '../../../config/config.js'
import type { Route } from '../../../engine/routes.js'
import type { KitState } from '../../../engine/types.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import { connectorsOf } from '../wallets/rules.js'
import { getConnectNamespace } from './getConnectNamespace.js'

/**
 * Returns the route of the view that opens when the user chooses a wallet. For an installed wallet: Connecting, or ConnectingMultiChain
 * if it supports several namespaces. For another wallet: ConnectingRemote if there is a relay, else Connecting.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { getWalletRoute } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * getWalletRoute(kit.getState(), kit.config, { walletId: 'io.metamask' }).view // 'connecting'
 * ```
 */
export function getWalletRoute(
  state: Pick<KitState, 'wallets' | 'network' | 'pairing'>,
  config: Config,
  chosen: {
    readonly walletId: string
    readonly namespace?: ChainNamespace | undefined
    readonly chainId?: CaipNetworkId | undefined
  },
): Extract<Route, { view: 'connecting' | 'connecting-multi-chain' | 'connecting-remote' }> {
  const { walletId, namespace, chainId } = chosen
  const connectors = connectorsOf(state.wallets, config, walletId, namespace)
  // The relay connector reaches wallets on other devices, and wallets that are not installed.
  const localConnectors = connectors.filter(({ type }) => type !== 'walletConnect')
  // Without `walletId`, any wallet can scan the code: the user chose the relay connector itself.
  if (localConnectors.length === 0 && state.pairing)
    return { view: 'connecting-remote', ...(connectors.length === 0 && { walletId }) }
  if (localConnectors.length > 1) return { view: 'connecting-multi-chain', walletId }
  const wallet = { namespaces: localConnectors.map((connector) => connector.namespace) }
  return { view: 'connecting', walletId, namespace: getConnectNamespace(state, wallet, namespace), chainId }
}
