import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { getChainAvailability } from './rules.js'

/** A list that the app's server does not have on the network of the account. */
export type AbsentList = {
  readonly status: 'absent'
  readonly network: {
    readonly id: CaipNetworkId
    readonly name: string
    /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
    readonly image?: string | undefined
  }
}

/** A list of which the app's server does not have all entries. */
export type PartialList = {
  /** Transactions: the ones that are shown were sent with this app. Tokens: the account can own others. */
  readonly isPartial?: boolean | undefined
  /** The server has only what happened since it was set up. The list can be empty. */
  readonly isRecent?: boolean | undefined
}

/** The parts of a model of a list that tell whether it has entries, and whether the server has said that it does not have the list. */
type ListModel = {
  readonly status: string
  readonly items?: readonly unknown[]
  readonly months?: readonly unknown[]
  readonly pending?: readonly unknown[]
  readonly list?: { readonly tokens: readonly unknown[]; readonly unavailable?: string | undefined }
  readonly unavailable?: string | undefined
}

/**
 * Replaces the model of a list without entries by one that tells that the app's server does not have the list, and marks one with
 * entries as partial. The server tells it with the list, and in its capabilities (`watchCapabilities`). If it tells neither, the model is
 * returned unchanged. So is one of an account that has no list.
 *
 * @param name What the list is of.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toActivityModel } from '@latchkit/core/views/activity'
 * import { toAvailableList } from '@latchkit/core/views/capabilities'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const activity = toActivityModel(kit.getState(), kit.config, 'eip155')
 * const model = toAvailableList(activity, kit.getState(), kit.config, 'eip155', 'history')
 * ```
 */
export function toAvailableList<Model extends ListModel>(
  model: Model,
  state: Pick<KitState, 'connection' | 'capabilities'>,
  config: Config,
  namespace: ChainNamespace,
  name: 'balances' | 'history' | 'nfts',
): (Model & PartialList) | AbsentList {
  if (model.status === 'disconnected' || model.status === 'unsupported') return model
  const chainId = sessionOf(state, namespace)?.chainId
  const network = chainId && config.networkOf(chainId)
  if (!network) return model
  const { items = [], months = [], pending = [], list, unavailable = list?.unavailable } = model
  const isAbsent = unavailable !== undefined || getChainAvailability(state, chainId, name) === 'absent'
  if (!isAbsent) {
    if (!isChainPartial(state, chainId, name)) return model
    return { ...model, ...(name === 'balances' ? { isPartial: true } : { isRecent: true }) }
  }
  if ([items, months, pending, list?.tokens ?? []].some(({ length }) => length > 0))
    return { ...model, isPartial: true }
  return {
    status: 'absent',
    network: { id: chainId, name: network.name, image: config.chainImages[chainId] },
  }
}

/** Returns whether the server has only a part of something on a chain. */
function isChainPartial(
  { capabilities }: Pick<KitState, 'capabilities'>,
  chainId: CaipNetworkId,
  name: 'balances' | 'history' | 'nfts',
): boolean {
  const capability = capabilities?.capabilities?.chains?.[chainId]?.[name]
  return capability !== undefined && 'isPartial' in capability && capability.isPartial === true
}
