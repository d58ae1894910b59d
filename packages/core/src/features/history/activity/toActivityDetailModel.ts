import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { toArrivalModels } from '../../money/arrivals/toArrivalModels.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { TrackedTransaction } from '../../wallet/transactions/types.js'
import { toReplacementOptions } from '../replacement/toReplacementOptions.js'
import { toLabel } from './rules.js'
import { toPendingTransaction } from './toActivityItem.js'
import { toActivityModel } from './toActivityModel.js'
import { toSendAgain } from './toSendAgain.js'
import type { ActivityItem } from './types.js'
import type { ActivityDetailModel, ActivityOutcome } from './view.js'

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
  state: Pick<
    KitState,
    'connection' | 'activity' | 'labels' | 'identity' | 'transactions' | 'arrivals' | 'portfolio'
  >,
  config: Config,
  namespace: ChainNamespace,
  hash: string,
): ActivityDetailModel {
  const model = toActivityModel(state, config, namespace)
  if (model.status === 'disconnected' || model.status === 'loading') return { status: model.status }
  const session = sessionOf(state, namespace)
  const network = session && config.networkOf(session.chainId)
  if (!network || model.status === 'unsupported') return { status: 'missing' }
  const items = 'pending' in model ? [...model.pending, ...model.months.flatMap((month) => month.items)] : []
  // The wallet and the server can write it in different cases. A confirmed transaction replaces the pending one.
  const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()
  const found = items.filter((one) => isSame(one.hash, hash))
  const tracked = state.transactions?.list.find(
    (one) =>
      isSame(one.hash, hash) &&
      one.chainId === session.chainId &&
      isSame(one.from, session.accounts[0].address),
  )
  const item = found.find(({ status }) => status !== 'pending') ?? found[0] ?? toUnlisted(tracked, config)
  if (!item) return { status: 'missing' }
  const addressLabels = 'pending' in model ? model.addressLabels : {}
  const nameOf = (address = '') =>
    addressLabels[address] ?? state.identity?.byAddress[address]?.identity?.name
  const outcome = item.status === 'pending' && tracked ? toOutcome(tracked) : undefined
  const isPending = item.status === 'pending' && !outcome
  const of = { chainId: session.chainId, address: session.accounts[0].address }
  const arrival =
    outcome || item.status === 'failed'
      ? undefined
      : toArrivalModels(state, config, of)?.[item.hash.toLowerCase()]
  const again = toSendAgain(item, of, state, config)
  return {
    status: 'ready',
    namespace,
    network: { id: session.chainId, name: network.name, image: config.chainImages[session.chainId] },
    item,
    fromName: nameOf(item.from),
    toName: nameOf(item.to),
    ...(outcome && { outcome }),
    ...(isPending && {
      replacement: { ...toReplacementOptions(state, tracked?.id ?? ''), ...(tracked && { id: tracked.id }) },
    }),
    ...(arrival && { arrival }),
    ...(again && { again }),
    hasOtherNonce: tracked?.namespace === 'eip155' && tracked.requestedNonce !== undefined,
  }
}

/** Returns a transaction that the list has no longer, or that could not be read. What is in a block is only taken from the list. */
function toUnlisted(tracked: TrackedTransaction | undefined, config: Config): ActivityItem | undefined {
  if (!tracked || tracked.status === 'confirmed' || tracked.status === 'failed') return undefined
  const transaction = toPendingTransaction(tracked, config)
  return { ...transaction, label: toLabel(transaction) }
}

function toOutcome({ status, replacement }: TrackedTransaction): ActivityOutcome | undefined {
  if (status === 'dropped') return { type: 'dropped' }
  if (status !== 'replaced') return undefined
  return { type: replacement?.reason ?? 'replaced', ...(replacement && { by: replacement.hash }) }
}
