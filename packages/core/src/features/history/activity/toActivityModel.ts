import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { isSameSubject } from '../../assets/paging/pages.js'
import { toArrivalModels } from '../../money/arrivals/toArrivalModels.js'
import { getActivitySubject } from './getActivitySubject.js'
import { groupByMonth } from './groupByMonth.js'
import { toAddressLabels } from './toAddressLabels.js'
import type { ActivityModel } from './view.js'

/**
 * Returns the transactions of the account of one namespace, ready to show: those that are pending, and the others by month of
 * the local time of the device. Its status is `loading` until `watchActivity`, `refreshActivity` or `loadMoreActivity` has
 * added `state.activity`, which they do only with the option `dataApi`.
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
  state: Pick<KitState, 'connection' | 'activity' | 'labels' | 'arrivals'>,
  config: Config,
  namespace: ChainNamespace,
): ActivityModel {
  const of = getActivitySubject(state, config, namespace)
  if (of === undefined) return { status: 'disconnected' }
  const network = of === 'unsupported' ? undefined : config.networkOf(of.chainId)
  if (of === 'unsupported' || !network) return { status: 'unsupported' }
  const activity = state.activity?.[namespace]
  // The transactions of exactly this account and chain; another one's are never shown.
  if (!activity || activity.status === 'idle' || !isSameSubject(activity.of, of)) return { status: 'loading' }
  const { list, status } = activity
  const failure =
    status === 'failed'
      ? { retryAt: activity.at + balanceRetryBlockMs }
      : status === 'loading' && activity.previousError
        ? {}
        : undefined
  if (!list) return failure ? { status: 'failed', ...failure } : { status: 'loading' }
  const cursor = status === 'ready' ? undefined : activity.cursor
  const isLoadingMore = status === 'loading' && cursor !== undefined
  const own = activity.pending.filter(({ chainId }) => chainId === of.chainId)
  const arrivals = toArrivalModels(state, config, of)
  const shown = {
    namespace,
    network: { id: of.chainId, name: network.name, image: config.chainImages[of.chainId] },
    pending: [...own, ...list.items.filter((item) => item.status === 'pending')],
    months: groupByMonth(
      list.items.filter((item) => item.status !== 'pending'),
      list.at,
    ),
    more: isLoadingMore ? 'loading' : list.cursor === undefined ? 'none' : 'available',
    at: list.at,
    addressLabels: toAddressLabels(state, namespace, [...own, ...list.items]),
    ...(arrivals && { arrivals }),
  } as const
  if (!failure) return { status: 'ready', ...shown }
  return { status: 'stale', failed: cursor === undefined ? 'first' : 'next', ...shown, ...failure }
}
