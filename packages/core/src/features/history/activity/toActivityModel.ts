import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getListSubject } from '../../assets/list/getListSubject.js'
import { toListModel } from '../../assets/list/toListModel.js'
import { toArrivalModels } from '../../money/arrivals/toArrivalModels.js'
import { activityNamespaces } from './activityNamespaces.js'
import { groupByMonth } from './groupByMonth.js'
import { toAddressLabels } from './toAddressLabels.js'
import type { ActivityItem } from './types.js'
import type { ActivityModel } from './view.js'

/**
 * Returns the transactions of the account of one namespace, ready to show: those that are pending, and the others by month of
 * the local time of the device. Its status is `loading` until `watchActivity`, `refreshActivity` or `loadMoreActivity` has
 * added `state.activity`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toActivityModel } from '@latchkit/core/views/activity'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toActivityModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toActivityModel(
  state: Pick<KitState, 'connection' | 'activity' | 'labels' | 'arrivals' | 'transactions'>,
  config: Config,
  namespace: ChainNamespace,
): ActivityModel {
  const of = getListSubject(state, config, namespace, activityNamespaces)
  const model = toListModel(state.activity, config, namespace, of)
  if (model.status === 'failed') return { status: 'failed', ...model.block }
  if (!('list' in model)) return model
  const { list } = model
  const { more, at, network, unavailable } = model.shown
  const sent = state.activity?.[namespace]?.pending ?? []
  const own = sent.filter(({ chainId }) => chainId === network.id)
  // A server can list a block later than the node that tracking asks, or never.
  const items = withOutcomes([...own, ...list.items], state)
  const arrivals = of && of !== 'unsupported' && toArrivalModels(state, config, of)
  const shown = {
    namespace,
    network,
    pending: items.filter((item) => item.status === 'pending'),
    months: groupByMonth(
      items.filter((item) => item.status !== 'pending'),
      at,
    ),
    more,
    at,
    ...(unavailable !== undefined && { unavailable }),
    addressLabels: toAddressLabels(state, namespace, [...own, ...list.items]),
    ...(arrivals && { arrivals }),
  }
  if (model.status === 'ready') return { status: 'ready', ...shown }
  return { status: 'stale', failed: model.failed, ...shown, ...model.block }
}

/** Returns transactions, of which the pending ones have the status that the tracking of the app has found. */
function withOutcomes(
  items: readonly ActivityItem[],
  { transactions }: Pick<KitState, 'transactions'>,
): readonly ActivityItem[] {
  const tracked = transactions?.list ?? []
  return items.map((item) => {
    if (item.status !== 'pending') return item
    const status = tracked.find(({ chainId, hash }) => chainId === item.chainId && hash === item.hash)?.status
    return status === 'confirmed' || status === 'failed' ? { ...item, status } : item
  })
}
