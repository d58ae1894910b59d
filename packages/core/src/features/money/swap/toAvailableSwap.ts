import type { Config } from '../../../config/config.js'
import type { KitContext, KitState } from '../../../engine/types.js'
import { isOffered } from '../../assets/capabilities/isOffered.js'
import type { SwapModel } from './view.js'

/**
 * Replaces the model of a swap by one that tells that the app's server has no swaps: on the network of the account, or on none. Needs
 * `watchCapabilities`; before, the networks of the model stay. Of a kit without swaps in its data API, the model is `absent`.
 *
 * @param kit The kit of the state.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toAvailableSwap } from '@latchkit/core/views/capabilities'
 * import { toSwapModel } from '@latchkit/core/views/swap'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toAvailableSwap(toSwapModel(kit.getState(), kit.config), kit.getState(), kit.config, kit)
 * ```
 */
export function toAvailableSwap(
  model: SwapModel,
  state: Pick<KitState, 'capabilities'>,
  { networks }: Pick<Config, 'networks'>,
  kit: { readonly internal: Pick<KitContext, 'dataApi'> },
): SwapModel {
  if (model.status === 'disconnected') return model
  const offered = networks.filter(({ caipNetworkId }) => isOffered(state, 'swaps', caipNetworkId))
  if (!kit.internal.dataApi?.swaps || offered.length === 0) return { status: 'absent' }
  if (!('network' in model)) {
    if (model.status === 'absent') return model
    return { ...model, networks: model.networks.filter((name) => offered.some((one) => one.name === name)) }
  }
  if (offered.some(({ caipNetworkId }) => caipNetworkId === model.network.id)) return model
  return { status: 'unsupported', networks: offered.map(({ name }) => name) }
}
