import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import { type CaipNetworkId, namespaceOf } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../connection/rules.js'
import { shownWallet } from '../wallets/rules.js'
import { networkOf } from './rules.js'
import { toNetworkRow } from './toNetworkRow.js'
import type { SwitchNetworkModel } from './view.js'

/**
 * Returns the model of the SwitchNetwork view, for the network of its route.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSwitchNetworkModel } from '@latchkit/core/views/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSwitchNetworkModel(kit.getState(), kit.config, 'eip155:1')
 * ```
 */
export function toSwitchNetworkModel(
  state: Pick<KitState, 'network' | 'connection' | 'wallets'>,
  config: Config,
  chainId: CaipNetworkId,
): SwitchNetworkModel {
  const namespace = namespaceOf(chainId)
  const session = sessionOf(state, namespace)
  const network = toNetworkRow(state, config, chainId)
  const wallet = session && shownWallet(state.wallets, config, session)
  const { switching } = state.network
  if (switching?.target === chainId && switching.status !== 'connecting') {
    if (switching.status !== 'failed') return { network, wallet, status: switching.status }
    return { network, wallet, status: 'failed', ...toFailure(switching.error) }
  }
  // The wallet is not on the network, and no switch is pending: the user can only try again.
  return { network, wallet, status: networkOf(state, namespace) === chainId ? 'switched' : 'declined' }
}
