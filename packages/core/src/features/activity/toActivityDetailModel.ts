import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { toActivityModel } from './toActivityModel.js'
import type { ActivityDetailModel } from './view.js'

/**
 * Returns one of the loaded transactions of the account of a namespace, ready to show. A pending one keeps its hash when it is
 * confirmed.
 *
 * @param hash Hash or signature of the transaction.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toActivityDetailModel } from '@latchkit/core/views/activity'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const hash = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060'
 * const model = toActivityDetailModel(kit.getState(), kit.config, 'eip155', hash)
 * ```
 */
export function toActivityDetailModel(
  state: Pick<KitState, 'connection' | 'activity' | 'labels' | 'identity'>,
  config: Config,
  namespace: ChainNamespace,
  hash: string,
): ActivityDetailModel {
  const model = toActivityModel(state, config, namespace)
  if (model.status === 'disconnected' || model.status === 'loading') return { status: model.status }
  if (!('pending' in model)) return { status: 'missing' }
  const items = [...model.pending, ...model.months.flatMap((month) => month.items)]
  // The wallet and the server can write it in different cases. A confirmed transaction replaces the pending one.
  const found = items.filter((one) => one.hash.toLowerCase() === hash.toLowerCase())
  const item = found.find(({ status }) => status !== 'pending') ?? found[0]
  if (!item) return { status: 'missing' }
  const nameOf = (address = '') =>
    model.addressLabels[address] ?? state.identity?.byAddress[address]?.identity?.name
  return {
    status: 'ready',
    namespace,
    network: model.network,
    item,
    fromName: nameOf(item.from),
    toName: nameOf(item.to),
  }
}
