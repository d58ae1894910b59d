import type { Config, CustomWallet } from '../../../config/config.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { namespacesOf } from '../../../foundation/schema/namespacesOf.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import type { Connector, ConnectorType } from '../../../ports/Connector.js'
import { multiNamespaceWallets } from './multiNamespaceWallets.js'

/** A wallet with all its connectors. */
export type Wallet = {
  /**
   * Its rdns, else its directory id, else the id of its connector; for a custom wallet that is not installed, its own id.
   * Ids are unique: a later wallet with the same id gets its namespace as prefix.
   */
  readonly id: string
  /** All ids of the wallet: connector ids, rdns, directory ids, the custom wallet's id. */
  readonly aliases: readonly string[]
  /** The type of its best connector. Without one: `custom` for a custom wallet, `catalogue` for a directory entry. */
  readonly type: ConnectorType | 'custom' | 'catalogue'
  /** All connectors, the best first. */
  readonly members: readonly Connector[]
  /** The best connector of each namespace, in the order of the configuration. */
  readonly connectors: readonly Connector[]
  readonly custom?: CustomWallet | undefined
  /** Its directory entry: see `mergeCatalogue`. */
  readonly catalogue?: CatalogueWallet | undefined
}

/** Lower comes first. An announced wallet (EIP-6963) is identified more reliably than an injected provider. */
const preference: Readonly<Record<ConnectorType, number>> = {
  announced: 0,
  injected: 1,
  external: 2,
  walletConnect: 3,
  auth: 4,
}

/**
 * Groups the connectors of each wallet: by rdns or directory id; by the reviewed list of wallets with several namespaces;
 * or, for installed connectors of different namespaces, by equal name and icon. An equal name alone does not suffice.
 * Custom wallets that are not installed are appended.
 */
export function gatherWallets(
  connectors: Readonly<Partial<Record<ChainNamespace, readonly Connector[]>>>,
  config: Config,
): readonly Wallet[] {
  const order = namespacesOf(config.networks)
  const reachable = order.flatMap((namespace) =>
    filterByOptions(connectors[namespace] ?? [], namespace, config),
  )
  let groups: (readonly Connector[])[] = []
  for (const connector of reachable) {
    const keys = keysOf(connector)
    const same = groups.filter(
      (group) =>
        group.some((member) => keysOf(member).some((k) => keys.includes(k))) ||
        isReviewedMatch(group, connector, reachable) ||
        hasSameNameAndIcon(group, connector),
    )
    // A connector with two keys can connect two groups, which are then merged.
    groups = [...groups.filter((group) => !same.includes(group)), [...same.flat(), connector]]
  }
  const positions = new Map(reachable.map((connector, index) => [connector, index]))
  const positionOf = (group: readonly Connector[]) => Math.min(...group.map((one) => positions.get(one) ?? 0))
  groups.sort((a, b) => positionOf(a) - positionOf(b))

  const installed = groups.map((group) => {
    const custom = config.customWallets.find((entry) =>
      group.some((connector) => isOfCustomWallet(entry, connector)),
    )
    return toWallet(group, order, custom)
  })
  const missing = config.customWallets
    .filter((custom) => !installed.some((wallet) => wallet.custom === custom))
    .map(
      (custom): Wallet => ({
        id: custom.id,
        aliases: [custom.id, ...(custom.rdns ? [custom.rdns] : [])],
        type: 'custom',
        members: [],
        connectors: [],
        custom,
      }),
    )
  return withUniqueIds([...installed, ...missing])
}

function withUniqueIds(wallets: readonly Wallet[]): readonly Wallet[] {
  const taken = new Set<string>()
  return wallets.map((wallet) => {
    let { id } = wallet
    while (taken.has(id)) id = `${wallet.members[0]?.namespace ?? 'custom'}/${id}`
    taken.add(id)
    return id === wallet.id ? wallet : { ...wallet, id, aliases: [id, ...wallet.aliases] }
  })
}

function toWallet(
  group: readonly Connector[],
  order: readonly ChainNamespace[],
  custom: CustomWallet | undefined,
): Wallet {
  const members = [...group].sort((a, b) => preference[a.type] - preference[b.type])
  const [best] = members
  const rdns = members.find((one) => one.rdns)?.rdns
  const explorerId = members.find((one) => one.explorerId)?.explorerId
  const ids = [rdns, explorerId, ...members.flatMap((one) => [one.id, one.rdns, one.explorerId]), custom?.id]
  const aliases = [...new Set(ids.filter((id) => id !== undefined && id !== ''))]
  return {
    id: rdns ?? explorerId ?? best?.id ?? '',
    aliases: aliases as string[],
    type: best?.type ?? 'custom',
    members,
    connectors: order.flatMap((namespace) => members.find((one) => one.namespace === namespace) ?? []),
    ...(custom && { custom }),
  }
}

/** Returns the connectors of a namespace that the options allow. */
function filterByOptions(
  connectors: readonly Connector[],
  namespace: ChainNamespace,
  config: Config,
): readonly Connector[] {
  if (namespace !== 'eip155') return connectors
  const announced = connectors.filter(({ type }) => type === 'announced')
  return connectors.filter(({ type, rdns }) => {
    if (type === 'announced') return config.enableEIP6963
    if (type !== 'injected') return true
    // An unnamed `window.ethereum` belongs to one of the announced wallets, if there are any.
    const isAnnounced = config.enableEIP6963 && announced.length > 0 && !rdns
    return config.enableInjected && !isAnnounced
  })
}

/** Whether a connector belongs to a custom wallet: by rdns or directory id; for an installed wallet, never by name. */
function isOfCustomWallet({ id, rdns }: CustomWallet, connector: Connector): boolean {
  const ids = [connector.rdns, connector.explorerId, connector.type !== 'announced' && connector.id]
  return ids.includes(id) || (rdns !== undefined && connector.rdns === rdns)
}

/** Whether a connector has the name and icon of a group in another namespace: the Wallet Standard has no rdns. */
function hasSameNameAndIcon(
  group: readonly Connector[],
  { name, icon, type, namespace }: Connector,
): boolean {
  if (type !== 'announced' || !icon) return false
  const isEqual = (one: Connector) => one.type === type && one.name === name && one.icon === icon
  return group.some(isEqual) && group.every((one) => one.namespace !== namespace)
}

/**
 * Whether, by the reviewed list, a connector and a member of the group are the same wallet: one announces a listed rdns, and
 * the other has a listed name. If two connectors of a namespace have that name, one is an imitation, so neither matches.
 */
function isReviewedMatch(
  group: readonly Connector[],
  connector: Connector,
  all: readonly Connector[],
): boolean {
  const isPair = (evm: Connector, { name, type, namespace }: Connector) =>
    evm.namespace === 'eip155' &&
    evm.type === 'announced' &&
    namespace !== 'eip155' &&
    (type === 'announced' || type === 'injected') &&
    namesOf(evm.rdns).includes(name) &&
    all.filter((one) => one.namespace === namespace && one.name === name).length === 1
  return group.some((one) => isPair(one, connector) || isPair(connector, one))
}

function namesOf(rdns = ''): readonly string[] {
  // MetaMask's in-app browser announces an rdns of its own.
  const listed = rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns
  return (Object.hasOwn(multiNamespaceWallets, listed) && multiNamespaceWallets[listed]) || []
}

/**
 * Returns the keys that identify the wallet of a connector. The id of an installed wallet may be its name (Wallet Standard),
 * so it is only unique within its namespace. The id of a library's own connector is the same in every namespace.
 */
function keysOf({ id, type, namespace, rdns, explorerId }: Connector): readonly string[] {
  const installed = type === 'announced' || type === 'injected'
  return [
    installed ? `${namespace}/${id}` : `${type}/${id}`,
    ...(rdns ? [`rdns/${rdns}`] : []),
    ...(explorerId ? [`explorer/${explorerId}`] : []),
  ]
}
