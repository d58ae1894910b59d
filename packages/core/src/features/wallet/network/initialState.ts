import type { Config } from '../../../config/config.js'
import type { StoredState } from '../../../config/stored.js'
import { type CaipNetworkId, type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import type { NetworkState } from './types.js'

/** Starts on the stored network if it is configured, else on the default one. */
export function initialState(init: {
  readonly config: Pick<Config, 'networks' | 'defaultNetwork'>
  readonly stored: StoredState
}): NetworkState {
  const { networks, defaultNetwork } = init.config
  const selected: Partial<Record<ChainNamespace, CaipNetworkId>> = {}
  for (const { chainNamespace, caipNetworkId } of networks) selected[chainNamespace] ??= caipNetworkId
  const state: NetworkState = {
    activeNamespace: defaultNetwork.chainNamespace,
    requested: networks.map((network) => network.caipNetworkId),
    selected: { ...selected, [defaultNetwork.chainNamespace]: defaultNetwork.caipNetworkId },
  }
  return hydrate(state, init.stored)
}

/** Returns the stored networks that are configured. */
export function hydrate(state: NetworkState, { chainId, chainIds = {} }: StoredState): NetworkState {
  const chosen = Object.values(chainIds).reduce((now, id) => select(now, id, now.activeNamespace), state)
  return chainId && state.requested.includes(chainId) ? select(chosen, chainId) : chosen
}

/** Selects a configured network and the active namespace. Returns the same state if nothing changes. */
export function select(
  state: NetworkState,
  chainId: CaipNetworkId,
  activeNamespace: ChainNamespace = namespaceOf(chainId),
): NetworkState {
  const namespace = namespaceOf(chainId)
  const isNew = state.requested.includes(chainId) && state.selected[namespace] !== chainId
  if (!isNew && state.activeNamespace === activeNamespace) return state
  const selected = isNew ? { ...state.selected, [namespace]: chainId } : state.selected
  return { ...state, activeNamespace, selected }
}
