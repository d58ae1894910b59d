import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../connection/rules.js'
import type { ChainChoice, ConnectingMultiChainModel } from '../connection/view.js'
import { getDownloadUrl } from '../wallets/getDownloadUrl.js'
import { connectorsOf, walletRowOf } from '../wallets/rules.js'
import { networkOf } from './rules.js'

/**
 * Returns the model of the ConnectingMultiChain view, for the wallet of its route.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet, solana } from '@latchkit/core/networks'
 * import { toConnectingMultiChainModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, solana] })
 * const model = toConnectingMultiChainModel(kit.getState(), kit.config, 'app.phantom')
 * ```
 */
export function toConnectingMultiChainModel(
  state: Pick<KitState, 'wallets' | 'connection' | 'network'>,
  config: Config,
  walletId: string,
): ConnectingMultiChainModel {
  const wallet = walletRowOf(state.wallets, config, walletId)
  if (!wallet || wallet.namespaces.length === 0) {
    const missing = wallet ?? { id: walletId, name: walletId, namespaces: [] }
    return { wallet: missing, status: 'not-installed', getUrl: getDownloadUrl(walletId, config) }
  }
  const chains = wallet.namespaces.map((namespace) => toChoice(state, config, walletId, namespace))
  return { wallet, status: 'ready', chains }
}

function toChoice(
  state: Pick<KitState, 'wallets' | 'connection' | 'network'>,
  config: Config,
  walletId: string,
  namespace: ChainNamespace,
): ChainChoice {
  const connectorId = sessionOf(state, namespace)?.connectorId
  const own = connectorsOf(state.wallets, config, walletId, namespace)
  const networks = config.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  const id = networkOf(state, namespace)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === id) ?? networks[0]
  return {
    namespace,
    network: {
      id: network?.caipNetworkId,
      name: network?.name ?? namespace,
      image: network && config.chainImages[network.caipNetworkId],
    },
    networkCount: networks.length,
    connected: own.some((connector) => connector.id === connectorId),
  }
}
