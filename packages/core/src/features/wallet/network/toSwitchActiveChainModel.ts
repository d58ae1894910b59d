import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { type CaipNetworkId, namespaceOf } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../connection/rules.js'
import { getWalletRows, walletRowOf } from '../wallets/rules.js'
import { toNetworkRow } from './toNetworkRow.js'
import type { SwitchActiveChainModel } from './view.js'

/**
 * Returns the model of the SwitchActiveChain view, for the network of its route.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet, solana } from '@latchkit/core/networks'
 * import { toSwitchActiveChainModel } from '@latchkit/core/views/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, solana] })
 * const model = toSwitchActiveChainModel(kit.getState(), kit.config, solana.caipNetworkId)
 * ```
 */
export function toSwitchActiveChainModel(
  state: Pick<KitState, 'network' | 'connection' | 'wallets'>,
  config: Config,
  chainId: CaipNetworkId,
): SwitchActiveChainModel {
  const namespace = namespaceOf(chainId)
  const network = toNetworkRow(state, config, chainId)
  const rows = getWalletRows(state.wallets, config, { namespace })
  const session = sessionOf(state, state.network.activeNamespace)
  const inUse = session && walletRowOf(state.wallets, config, session.connectorId)
  const current = session && { name: inUse?.name ?? session.connectorId, icon: inUse?.icon }
  const same = inUse && rows.find(({ id }) => id === inUse.id)
  if (same) return { network, current, status: 'same-wallet', wallet: same }
  return { network, current, status: rows.length > 0 ? 'choose' : 'none' }
}
