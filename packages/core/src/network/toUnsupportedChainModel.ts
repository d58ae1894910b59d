import { connectionOf } from '../connection/rules.js'
import type { KitState } from '../kit/types.js'
import { type ChainNamespace, namespaceOf } from '../schema/caip.js'
import type { Config } from '../schema/config.js'
import { networkOf } from './rules.js'
import { toNetworkRow } from './toNetworkRow.js'
import type { UnsupportedChainModel } from './view.js'

/**
 * The UnsupportedChain view's model, for one namespace.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toUnsupportedChainModel } from '@latchkit/core/network-views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toUnsupportedChainModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toUnsupportedChainModel(
  state: Pick<KitState, 'network' | 'connection'>,
  config: Pick<Config, 'networks' | 'networkOf' | 'chainImages'>,
  namespace: ChainNamespace,
): UnsupportedChainModel {
  const { switching } = state.network
  const isSwitching = switching?.status === 'asking' && namespaceOf(switching.target) === namespace
  const isDisconnecting = connectionOf(state, namespace).status === 'disconnecting'
  const chainId = networkOf(state, namespace)
  return {
    status: isDisconnecting ? 'disconnecting' : isSwitching ? 'switching' : 'ready',
    current: (chainId && config.networkOf(chainId)?.name) ?? chainId ?? namespace,
    networks: config.networks
      .filter((network) => network.chainNamespace === namespace)
      .map((network) => toNetworkRow(state, config, network.caipNetworkId)),
  }
}
