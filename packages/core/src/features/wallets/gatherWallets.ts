import type { Config, CustomWallet } from '../../config/config.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { namespacesOf } from '../../foundation/schema/namespacesOf.js'
import type { CatalogueWallet } from '../../ports/Catalogue.js'
import type { Connector, ConnectorType } from '../../ports/Connector.js'
import { multiNamespaceWallets } from './multiNamespaceWallets.js'

/** One wallet, and everything that reaches it. */
export type Wallet = {
  /**
   * Its rdns, else its catalogue id, else the id of its connector; a custom wallet's own id where it is not installed.
   * No two wallets have the same: the later one has its namespace before it.
   */
  readonly id: string
  /** Every id it goes by: connector ids, rdns, catalogue ids, the custom wallet's id. */
  readonly aliases: readonly string[]
  /** How it is reached best. `custom`: only the dapp's own entry knows it; `catalogue`: only the catalogue does. */
  readonly type: ConnectorType | 'custom' | 'catalogue'
  /** All connectors, the best first. */
  readonly members: readonly Connector[]
  /** The best one of each namespace, in the order of the configuration. */
  readonly connectors: readonly Connector[]
  readonly custom?: CustomWallet | undefined
  /** What the catalogue knows of it: see `mergeCatalogue`. */
  readonly catalogue?: CatalogueWallet | undefined
}

/** A wallet that announces itself is surer to be itself than one that only left something in the page. */
const preference: Readonly<Record<ConnectorType, number>> = {
  announced: 0,
  injected: 1,
  external: 2,
  walletConnect: 3,
  auth: 4,
}

/**
 * Puts the connectors of one wallet together: by rdns or catalogue id; by the reviewed list of wallets of several namespaces;
 * or, where two of different namespaces are installed, by the same name and the same icon. A name alone is not enough.
 * Then the dapp's own wallets: one that is installed (by its rdns) is not there twice.
 */
export function gatherWallets(
  connectors: Readonly<Partial<Record<ChainNamespace, readonly Connector[]>>>,
  config: Config,
): readonly Wallet[] {
  const order = namespacesOf(config.networks)
  const reachable = order.flatMap((namespace) => visible(connectors[namespace] ?? [], namespace, config))
  let groups: (readonly Connector[])[] = []
  for (const connector of reachable) {
    const keys = keysOf(connector)
    const same = groups.filter(
      (group) =>
        group.some((member) => keysOf(member).some((k) => keys.includes(k))) ||
        isReviewed(group, connector, reachable) ||
        looksLike(group, connector),
    )
    // A connector with two keys can show that what looked like two wallets is one.
    groups = [...groups.filter((group) => !same.includes(group)), [...same.flat(), connector]]
  }
  const places = new Map(reachable.map((connector, index) => [connector, index]))
  const placeOf = (group: readonly Connector[]) => Math.min(...group.map((one) => places.get(one) ?? 0))
  groups.sort((a, b) => placeOf(a) - placeOf(b))

  const installed = groups.map((group) => {
    const custom = config.customWallets.find((entry) => group.some((connector) => isIts(entry, connector)))
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
  return withOwnIds([...installed, ...missing])
}

function withOwnIds(wallets: readonly Wallet[]): readonly Wallet[] {
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

/** What the options leave of a namespace's connectors. */
function visible(
  connectors: readonly Connector[],
  namespace: ChainNamespace,
  config: Config,
): readonly Connector[] {
  if (namespace !== 'eip155') return connectors
  const announced = connectors.filter(({ type }) => type === 'announced')
  return connectors.filter(({ type, rdns }) => {
    if (type === 'announced') return config.enableEIP6963
    if (type !== 'injected') return true
    // `window.ethereum` of no name is one of the wallets that announced themselves, where any did.
    const covered = config.enableEIP6963 && announced.length > 0 && !rdns
    return config.enableInjected && !covered
  })
}

/** Whether a connector reaches a wallet of the dapp's own list: by rdns or catalogue id; an installed wallet never by a name. */
function isIts({ id, rdns }: CustomWallet, connector: Connector): boolean {
  const ids = [connector.rdns, connector.explorerId, connector.type !== 'announced' && connector.id]
  return ids.includes(id) || (rdns !== undefined && connector.rdns === rdns)
}

/** Whether a connector is the half of an installed wallet that serves another namespace: Wallet Standard has no rdns. */
function looksLike(group: readonly Connector[], { name, icon, type, namespace }: Connector): boolean {
  if (type !== 'announced' || !icon) return false
  const isHalf = (one: Connector) => one.type === type && one.name === name && one.icon === icon
  return group.some(isHalf) && group.every((one) => one.namespace !== namespace)
}

/**
 * Whether the reviewed list says that a connector and one of the group are the same wallet: one announces a listed rdns,
 * the other has a listed name. Where two connectors of a namespace have the name, one is a look-alike: none is added.
 */
function isReviewed(group: readonly Connector[], connector: Connector, all: readonly Connector[]): boolean {
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
  // MetaMask's browser on phones announces itself by an rdns of its own.
  const listed = rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns
  return (Object.hasOwn(multiNamespaceWallets, listed) && multiNamespaceWallets[listed]) || []
}

/**
 * By what a connector is known: never by its name. The id of an installed wallet may be its name (Wallet Standard), so
 * it counts within its namespace only; that of a library's own connector is the same everywhere.
 */
function keysOf({ id, type, namespace, rdns, explorerId }: Connector): readonly string[] {
  const installed = type === 'announced' || type === 'injected'
  return [
    installed ? `${namespace}/${id}` : `${type}/${id}`,
    ...(rdns ? [`rdns/${rdns}`] : []),
    ...(explorerId ? [`explorer/${explorerId}`] : []),
  ]
}
