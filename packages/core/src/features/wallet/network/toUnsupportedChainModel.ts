import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import { connectionOf } from '../connection/rules.js'
import { chainNames } from './chainNames.js'
import { networkOf } from './rules.js'
import { toNetworkRow } from './toNetworkRow.js'
import type { Switching } from './types.js'
import type { UnsupportedChainModel } from './view.js'

/**
 * Returns the model of the UnsupportedChain view, for one namespace.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toUnsupportedChainModel } from '@latchkit/core/views/networks'
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
  const name = chainId && (config.networkOf(chainId)?.name ?? chainNames[chainId])
  const result = switching && namespaceOf(switching.target) === namespace && toResult(switching)
  return {
    status: isDisconnecting ? 'disconnecting' : isSwitching ? 'switching' : 'ready',
    ...(isSwitching && !isDisconnecting && { target: switching.target }),
    current: {
      reference: chainId ? chainId.slice(namespace.length + 1) : namespace,
      ...(name && { name }),
    },
    ...(result && { result }),
    networks: config.networks
      .filter((network) => network.chainNamespace === namespace)
      .map((network) => toNetworkRow(state, config, network.caipNetworkId)),
  }
}

/** How the last switch ended. */
function toResult(switching: Switching): UnsupportedChainModel['result'] {
  const { status, target } = switching
  if (status === 'declined') return { status, target }
  if (status !== 'failed') return undefined
  return { status, target, ...toFailure(switching.error) }
}
