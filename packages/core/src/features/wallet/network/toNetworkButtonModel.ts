import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import { networkOf } from './rules.js'
import { toNetworkRow } from './toNetworkRow.js'
import type { NetworkButtonModel } from './view.js'

/**
 * Returns the model of the network button; `none` if the dapp disables switching.
 *
 * @param only The namespace. Default the active one, and the network that any wallet is asked to switch to.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toNetworkButtonModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toNetworkButtonModel(kit.getState(), kit.config)
 * ```
 */
export function toNetworkButtonModel(
  state: Pick<KitState, 'network' | 'connection'>,
  config: Pick<Config, 'networkOf' | 'chainImages' | 'enableNetworkSwitch'>,
  only?: ChainNamespace,
): NetworkButtonModel {
  const { switching, activeNamespace } = state.network
  const chainId = networkOf(state, only ?? activeNamespace)
  if (!config.enableNetworkSwitch || chainId === undefined) return { status: 'none' }
  if (switching?.status === 'asking' && (!only || only === namespaceOf(switching.target))) {
    return { status: 'switching', network: toNetworkRow(state, config, switching.target) }
  }
  if (!config.networkOf(chainId)) return { status: 'unsupported' }
  return { status: 'ready', network: toNetworkRow(state, config, chainId) }
}
