import type { Config, ConnectorGroup } from '../../../config/config.js'
import type { RecentWallet } from '../../../config/stored.js'
import { recommendedWalletsMax } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { imageData, safeImageUrl } from '../../../foundation/schema/url.js'
import type { Session, SessionWallet } from '../../../ports/Adapter.js'
import type { Connector } from '../../../ports/Connector.js'
import type { CatalogueState } from './catalogueTypes.js'
import { gatherWallets, type Wallet } from './gatherWallets.js'
import { getRecentRemoteWallets } from './getRecentRemoteWallets.js'
import { getRemoteNamespaces } from './getRemoteNamespaces.js'
import type { WalletsState } from './machine.js'
import { mergeCatalogue } from './mergeCatalogue.js'
import type { WalletRow } from './walletRow.js'

/** Options of the list of wallets. */
export type WalletFilter = {
  /** Limits the list to wallets that can connect in that namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** The loaded part of the wallet directory. */
  readonly directory?: CatalogueState | undefined
}

/**
 * Returns the wallets to choose from, in the order of `connectorTypeOrder`.
 *
 * Each wallet is listed once, also when several connectors reach it, in the first group that it belongs to:
 * `recent` holds the two wallets connected last, `injected` the installed ones, `featured` the wallets of `featuredWalletIds`,
 * `recommended` the first ones of the wallet directory, as many as installed and recent wallets leave room for.
 * Within a group, featured wallets come first in their own order; the others keep the order in which they were found.
 */
export function getWalletRows(
  state: WalletsState,
  config: Config,
  filter: WalletFilter = {},
): readonly WalletRow[] {
  if (!config.enableWallets) return []
  const offered = gatherAll(state, config, filter.directory).filter((wallet) => isOffered(wallet, config))
  const recommended = recommendedOf(offered, state, config, filter)
  const left = new Set(offered)
  const rows: WalletRow[] = []
  for (const group of config.connectorTypeOrder) {
    const members = group === 'recommended' ? recommended : membersOf(group, [...left], state.recent, config)
    for (const wallet of members) {
      if (!left.has(wallet)) continue
      left.delete(wallet)
      const row = toRow(wallet, group, state, config, filter)
      if (row) rows.push(row)
    }
  }
  return rows
}

/** Returns the row of one wallet, found by any of its ids (connector, rdns, wallet directory); also if it is hidden. */
export function walletRowOf(state: WalletsState, config: Config, id: string): WalletRow | undefined {
  const wallets = gatherWallets(state.connectors, config)
  const wallet = findWallet(wallets, id)
  if (!wallet) return undefined
  const recent = membersOf('recent', wallets, state.recent, config)
  return toRow(wallet, recent.includes(wallet) ? 'recent' : 'injected', state, config, {})
}

/**
 * Returns the name and icon of a session's wallet: its own, else the name and icon of its row, else the connector's id. The name is
 * empty if the row has none.
 */
export function shownWallet(
  state: WalletsState,
  config: Config,
  { wallet, connectorId }: Pick<Session, 'wallet' | 'connectorId'>,
): SessionWallet {
  const { name = connectorId, icon } = wallet?.name ? wallet : (walletRowOf(state, config, connectorId) ?? {})
  return { name, icon }
}

/** Returns the connectors of a row, at most one for each namespace, in the order of the configuration. */
export function connectorsOf(
  state: WalletsState,
  config: Config,
  rowId: string,
  namespace?: ChainNamespace,
): readonly Connector[] {
  const connectors = findWallet(gatherWallets(state.connectors, config), rowId)?.connectors ?? []
  return namespace ? connectors.filter((connector) => connector.namespace === namespace) : connectors
}

/** Returns the data to store of a connected wallet; `undefined` if the connector is not in the list. */
export function recentWalletOf(
  state: WalletsState,
  config: Config,
  namespace: ChainNamespace,
  connectorId: string,
): RecentWallet | undefined {
  const wallet = gatherWallets(state.connectors, config).find(({ members }) =>
    members.some((member) => member.namespace === namespace && member.id === connectorId),
  )
  // The QR code is not a wallet: the pairing stores which wallet scanned it.
  if (!wallet || wallet.type === 'auth' || wallet.type === 'walletConnect') return undefined
  const row = toRow(wallet, 'recent', state, config, {})
  if (!row) return undefined
  const { id, name, icon, namespaces } = row
  const connectorIds = [...new Set(wallet.connectors.map((connector) => connector.id))]
  const isPlain = connectorIds.every((one) => one === id)
  return { id, name, ...(icon && { icon }), namespaces, ...(!isPlain && { connectorIds }) }
}

/** Finds a wallet by its id, or else by an alias. */
function findWallet(wallets: readonly Wallet[], id: string): Wallet | undefined {
  return wallets.find((wallet) => wallet.id === id) ?? wallets.find(({ aliases }) => aliases.includes(id))
}

/** Whether the list shows a wallet: all except the embedded login and those that the options exclude. */
export function isOffered(wallet: Wallet, config: Config): boolean {
  const { includeWalletIds, excludeWalletIds } = config
  if (wallet.type === 'auth' || isNamed(wallet, excludeWalletIds)) return false
  // The QR code is not a wallet: only `excludeWalletIds` removes it.
  return wallet.type === 'walletConnect' || !includeWalletIds || isNamed(wallet, includeWalletIds)
}

/** Collects the wallets of the connectors, and the wallets of the wallet directory. */
function gatherAll(
  state: WalletsState,
  config: Config,
  directory: CatalogueState | undefined,
): readonly Wallet[] {
  const wallets = gatherWallets(state.connectors, config)
  const top = directory?.top.status === 'ready' ? directory.top : undefined
  return mergeCatalogue(wallets, {
    listed:
      getRemoteNamespaces(state, config).length === 0
        ? []
        : [
            ...(top?.featured ?? []),
            ...(top?.recommended ?? []),
            ...(top?.recent ?? []),
            ...getRecentRemoteWallets(state.recent),
          ],
    known: top?.named ?? [],
  })
}

/** The recommended wallets of the directory, as many as installed and recent wallets leave room for. */
function recommendedOf(
  offered: readonly Wallet[],
  state: WalletsState,
  config: Config,
  { namespace, directory }: WalletFilter,
): readonly Wallet[] {
  const ids = directory?.top.status === 'ready' ? directory.top.recommended.map(({ id }) => id) : []
  const recent = membersOf('recent', offered, state.recent, config)
  const known = offered.filter((wallet) => wallet.type === 'announced' || recent.includes(wallet))
  return offered
    .filter((wallet) => wallet.type === 'catalogue' && ids.includes(wallet.id) && !recent.includes(wallet))
    .filter((wallet) => {
      const served = getRemoteNamespaces(state, config, wallet.catalogue)
      return namespace ? served.includes(namespace) : served.length > 0
    })
    .slice(0, Math.max(0, recommendedWalletsMax - known.length))
}

function membersOf(
  group: Exclude<ConnectorGroup, 'recommended'>,
  wallets: readonly Wallet[],
  recent: readonly RecentWallet[],
  config: Config,
): readonly Wallet[] {
  const byFeature = (wallet: Wallet) => positionIn(config.featuredWalletIds, wallet)
  switch (group) {
    case 'walletConnect':
      return wallets.filter(({ type }) => type === 'walletConnect')
    case 'recent': {
      const known = wallets.filter(({ type }) => type !== 'walletConnect')
      return [...new Set(recent.flatMap(({ id }) => findWallet(known, id) ?? []))]
    }
    case 'injected':
      return sorted(
        wallets.filter(({ type }) => type === 'announced' || type === 'injected'),
        byFeature,
      )
    case 'featured':
      return sorted(
        wallets.filter((wallet) => isNamed(wallet, config.featuredWalletIds)),
        byFeature,
      )
    case 'custom':
      return wallets.filter(({ type }) => type === 'custom')
    case 'external':
      return wallets.filter(({ type }) => type === 'external')
  }
}

/** Returns the row of a wallet in a group; `undefined` if it cannot connect in the namespace of the filter. */
export function toRow(
  wallet: Wallet,
  group: ConnectorGroup,
  state: WalletsState,
  config: Config,
  filter: WalletFilter,
): WalletRow | undefined {
  const { namespace } = filter
  const all =
    wallet.type === 'catalogue'
      ? getRemoteNamespaces(state, config, wallet.catalogue)
      : wallet.connectors.map((connector) => connector.namespace)
  const namespaces = namespace ? all.filter((one) => one === namespace) : all
  // A wallet whose chains are unknown (a custom wallet that is not installed) stays in the list.
  if (namespace && namespaces.length === 0 && (all.length > 0 || wallet.type === 'catalogue'))
    return undefined
  const icon = iconOf(wallet, config)
  const tag = tagOf(wallet, group)
  return {
    id: wallet.id,
    name: cleanName(wallet.custom?.name ?? wallet.members[0]?.name ?? wallet.catalogue?.name ?? ''),
    ...(icon && { icon }),
    ...(tag && { tag }),
    namespaces,
  }
}

/** Returns the dapp's image of a wallet, else the first of the wallet's own that can be shown. */
function iconOf(wallet: Wallet, config: Config): string | undefined {
  const id = wallet.aliases.find((alias) => Object.hasOwn(config.connectorImages, alias))
  const candidates = [
    safeImageUrl(id !== undefined && config.connectorImages[id]),
    safeImageUrl(wallet.custom?.image_url),
    ...wallet.members.map(iconOfConnector),
    safeImageUrl(wallet.catalogue?.icon),
  ]
  return candidates.find((icon) => icon !== undefined)
}

/** An installed wallet's icon must be image data (EIP-6963): loading a URL would reveal the visit to its server. */
function iconOfConnector({ type, icon }: Connector): string | undefined {
  return type === 'announced' || type === 'injected' ? imageData(icon) : safeImageUrl(icon)
}

function tagOf(wallet: Wallet, group: ConnectorGroup): WalletRow['tag'] {
  if (wallet.type === 'walletConnect') return 'qr-code'
  if (group === 'recent') return 'recent'
  return wallet.type === 'announced' || wallet.type === 'injected' ? 'installed' : undefined
}

function isNamed(wallet: Wallet, ids: readonly string[]): boolean {
  return wallet.aliases.some((alias) => ids.includes(alias))
}

function positionIn(ids: readonly string[], wallet: Wallet): number {
  const position = ids.findIndex((id) => wallet.aliases.includes(id))
  return position < 0 ? ids.length : position
}

/** Returns a sorted copy: a lower position comes first, and equal ones keep their order. */
export function sorted<T>(wallets: readonly T[], position: (wallet: T) => number): readonly T[] {
  return [...wallets].sort((a, b) => position(a) - position(b))
}
