import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { type CaipNetworkId, namespaceOf } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../connection/rules.js'
import { networkOf } from './rules.js'
import { toChainName } from './toChainName.js'
import type { NetworkRow } from './view.js'

/** Converts a network to a row of a list. */
export function toNetworkRow(
  state: Pick<KitState, 'network' | 'connection'>,
  config: Pick<Config, 'networkOf' | 'chainImages'>,
  id: CaipNetworkId,
): NetworkRow {
  const network = config.networkOf(id)
  const namespace = namespaceOf(id)
  const approved = sessionOf(state, namespace)?.approvedChainIds
  return {
    id,
    ...toChainName(config, id),
    namespace,
    image: config.chainImages[id],
    testnet: network?.testnet ?? false,
    active: state.network.activeNamespace === namespace && networkOf(state, namespace) === id,
    disabled: approved && !approved.includes(id) ? 'not-approved' : undefined,
  }
}
