import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { networksWithoutSearchMax } from '../../../foundation/limits.js'
import type { Network } from '../../../foundation/schema/network.js'
import { toNetworkRow } from './toNetworkRow.js'
import type { NetworkRow, NetworksModel } from './view.js'

/**
 * Returns the model of the Networks view. The search matches names and ids, ignoring case and accents. Testnets are a
 * group of their own. Networks that cannot be chosen come last in their group.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toNetworksModel } from '@latchkit/core/views/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toNetworksModel(kit.getState(), kit.config, 'main')
 * ```
 */
export function toNetworksModel(
  state: Pick<KitState, 'network' | 'connection'>,
  config: Pick<Config, 'networks' | 'networkOf' | 'chainImages'>,
  query: string,
): NetworksModel {
  const wanted = plain(query.trim())
  const rows = config.networks
    .filter((network) => isMatch(network, wanted))
    .map((network) => toNetworkRow(state, config, network.caipNetworkId))
  const head = { query, canSearch: config.networks.length > networksWithoutSearchMax }
  if (rows.length === 0) return { ...head, status: 'no-match' }
  const [enabled, disabled] = [rows.filter((row) => !row.disabled), rows.filter((row) => row.disabled)]
  const getOrdered = (isIncluded: (row: NetworkRow) => boolean) =>
    [...enabled, ...disabled].filter(isIncluded)
  const main = rows.filter((row) => !row.testnet)
  return {
    ...head,
    status: 'ready',
    groups: [...new Set(main.map((row) => row.namespace))].map((namespace) => ({
      namespace,
      networks: getOrdered((row) => !row.testnet && row.namespace === namespace),
    })),
    testnets: getOrdered((row) => row.testnet),
  }
}

/** Ids match only from their start, so that `1` does not match in the middle of a hash. */
function isMatch({ name, id, caipNetworkId }: Network, wanted: string): boolean {
  return (
    plain(name).includes(wanted) ||
    String(id).toLowerCase().startsWith(wanted) ||
    caipNetworkId.toLowerCase().startsWith(wanted)
  )
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
