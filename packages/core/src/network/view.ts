import { connectionOf, sessionOf } from '../connection/rules.js'
import { adviceOf } from '../errors/adviceOf.js'
import type { KitState } from '../kit/types.js'
import { type CaipNetworkId, type ChainNamespace, namespaceOf } from '../schema/caip.js'
import type { Config } from '../schema/config.js'
import type { Network } from '../schema/network.js'
import { walletRowOf } from '../wallets/rules.js'
import { networkOf } from './rules.js'

/** A network as a row in a list. */
export type NetworkRow = {
  readonly id: CaipNetworkId
  readonly name: string
  readonly namespace: ChainNamespace
  /** Operator-given image (option `chainImages`), `https:` or `data:image/…`; views draw their own mark where absent. */
  readonly image?: string | undefined
  readonly testnet: boolean
  /** The network in use now. */
  readonly active: boolean
  /** Why it cannot be chosen, where it cannot. */
  readonly disabled?: 'not-approved' | 'not-connected' | undefined
}

/** Networks of one namespace under its display name ("EVM networks", "Solana", …). */
export type NetworkGroup = { readonly namespace: ChainNamespace; readonly networks: readonly NetworkRow[] }

/** What the Networks view shows. With one namespace there is one group and no heading. */
export type NetworksModel =
  | { readonly status: 'ready'; readonly groups: readonly NetworkGroup[]; readonly query: string }
  /** The search found nothing. */
  | { readonly status: 'no-match'; readonly query: string }

/** What the SwitchNetwork view shows while the wallet is asked to change network. */
export type SwitchNetworkModel = {
  readonly network: NetworkRow
  readonly wallet?: { readonly name: string; readonly icon?: string | undefined } | undefined
} & (
  | { readonly status: 'asking' }
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly reason: string; readonly advice?: string | undefined }
  | { readonly status: 'switched' }
)

/** What the UnsupportedChain view shows: the way out of a network this page does not support (spec §2). */
export type UnsupportedChainModel = {
  readonly status: 'ready' | 'switching' | 'disconnecting'
  /** The wallet's network, as far as it can be named: a name or `eip155:1337`. */
  readonly current: string
  readonly networks: readonly NetworkRow[]
}

/** What the network button in the host's page shows. */
export type NetworkButtonModel =
  | { readonly status: 'none' }
  | { readonly status: 'unsupported' }
  | { readonly status: 'ready'; readonly network: NetworkRow }
  | { readonly status: 'switching'; readonly network: NetworkRow }

type Chains = Pick<KitState, 'network' | 'connection'>
type Networks = Pick<Config, 'networks' | 'networkOf' | 'chainImages'>

/**
 * The Networks view's model. The search looks into names and ids and minds neither case nor accents; networks that cannot
 * be chosen come last in their group.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toNetworksModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toNetworksModel(kit.getState(), kit.config, 'main')
 * ```
 */
export function toNetworksModel(state: Chains, config: Networks, query: string): NetworksModel {
  const wanted = plain(query.trim())
  const rows = config.networks
    .filter((network) => isMatch(network, wanted))
    .map((network) => toRow(state, config, network.caipNetworkId))
  if (rows.length === 0) return { status: 'no-match', query }
  const groups = [...new Set(rows.map((row) => row.namespace))].map((namespace) => {
    const own = rows.filter((row) => row.namespace === namespace)
    return {
      namespace,
      networks: [...own.filter((row) => !row.disabled), ...own.filter((row) => row.disabled)],
    }
  })
  return { status: 'ready', groups, query }
}

/**
 * The SwitchNetwork view's model, for the network of its route.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSwitchNetworkModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSwitchNetworkModel(kit.getState(), kit.config, 'eip155:1')
 * ```
 */
export function toSwitchNetworkModel(
  state: Chains & Pick<KitState, 'wallets'>,
  config: Config,
  chainId: CaipNetworkId,
): SwitchNetworkModel {
  const namespace = namespaceOf(chainId)
  const session = sessionOf(state, namespace)
  const row = session && walletRowOf(state.wallets, config, session.connectorId)
  const network = toRow(state, config, chainId)
  const wallet = session && { name: row?.name ?? session.connectorId, icon: row?.icon }
  const { switching } = state.network
  if (switching?.target === chainId) {
    if (switching.status !== 'failed') return { network, wallet, status: switching.status }
    const { error } = switching
    return { network, wallet, status: 'failed', reason: error.shortMessage, advice: adviceOf(error) }
  }
  // Neither there nor on the way: whoever looks can only try again.
  return { network, wallet, status: networkOf(state, namespace) === chainId ? 'switched' : 'declined' }
}

/**
 * The UnsupportedChain view's model, for one namespace.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toUnsupportedChainModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toUnsupportedChainModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toUnsupportedChainModel(
  state: Chains,
  config: Networks,
  namespace: ChainNamespace,
): UnsupportedChainModel {
  const { switching } = state.network
  const isSwitching = switching?.status === 'asking' && namespaceOf(switching.target) === namespace
  const isDisconnecting = connectionOf(state, namespace).status === 'disconnecting'
  const chainId = networkOf(state, namespace)
  return {
    status: isDisconnecting ? 'disconnecting' : isSwitching ? 'switching' : 'ready',
    current: (chainId && config.networkOf(chainId)?.name) ?? chainId ?? namespace,
    networks: config.networks
      .filter((network) => network.chainNamespace === namespace)
      .map((network) => toRow(state, config, network.caipNetworkId)),
  }
}

/**
 * The network button's model; `none` where the dapp wants no switching.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toNetworkButtonModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toNetworkButtonModel(kit.getState(), kit.config)
 * ```
 */
export function toNetworkButtonModel(
  state: Chains,
  config: Networks & Pick<Config, 'enableNetworkSwitch'>,
): NetworkButtonModel {
  const { switching, activeNamespace } = state.network
  const chainId = networkOf(state, activeNamespace)
  if (!config.enableNetworkSwitch || chainId === undefined) return { status: 'none' }
  if (switching?.status === 'asking') {
    return { status: 'switching', network: toRow(state, config, switching.target) }
  }
  if (!config.networkOf(chainId)) return { status: 'unsupported' }
  return { status: 'ready', network: toRow(state, config, chainId) }
}

function toRow(state: Chains, config: Networks, id: CaipNetworkId): NetworkRow {
  const network = config.networkOf(id)
  const namespace = namespaceOf(id)
  const approved = sessionOf(state, namespace)?.approvedChainIds
  return {
    id,
    name: network?.name ?? id,
    namespace,
    image: config.chainImages[id],
    testnet: network?.testnet ?? false,
    active: state.network.activeNamespace === namespace && networkOf(state, namespace) === id,
    disabled: approved && !approved.includes(id) ? 'not-approved' : undefined,
  }
}

/** Ids match from their beginning: `1` is not looked for in the middle of a hash. */
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
