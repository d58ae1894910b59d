import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import type { CaipNetworkId, ChainNamespace } from '../../foundation/schema/caip.js'
import type { Route } from '../modal/route.js'
import { connectorsOf } from '../wallets/rules.js'
import { namespaceFor } from './namespaceFor.js'

/**
 * Returns the view that opens when the user chooses a wallet. For an installed wallet: Connecting, or ConnectingMultiChain
 * if it supports several namespaces. For another wallet: ConnectingRemote if there is a relay, else Connecting.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { routeToWallet } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * routeToWallet(kit.getState(), kit.config, { walletId: 'io.metamask' }).view // 'connecting'
 * ```
 */
export function routeToWallet(
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
  const here = connectors.filter(({ type }) => type !== 'walletConnect')
  if (here.length === 0 && state.pairing)
    return { view: 'connecting-remote', ...(connectors.length === 0 && { walletId }) }
  if (here.length > 1) return { view: 'connecting-multi-chain', walletId }
  const wallet = { namespaces: here.map((connector) => connector.namespace) }
  return { view: 'connecting', walletId, namespace: namespaceFor(state, wallet, namespace), chainId }
}
