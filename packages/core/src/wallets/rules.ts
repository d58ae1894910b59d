import type { Connector } from '../ports/Connector.js'
import type { ChainNamespace } from '../schema/caip.js'
import type { Config, ConnectorGroup } from '../schema/config.js'
import { imageData, safeImageUrl } from '../schema/url.js'
import { cleanName } from './cleanName.js'
import { gatherWallets, type Wallet } from './gatherWallets.js'
import type { RecentWallet, WalletsState } from './machine.js'
import type { WalletRow } from './walletRow.js'

/** Narrows the list to wallets that can connect that namespace here. */
export type WalletFilter = { readonly namespace?: ChainNamespace | undefined }

/**
 * The wallets to choose from, in the order of `connectorTypeOrder` (spec §9).
 *
 * Each wallet is there once, however many connectors reach it, and stands in the first group that it belongs to:
 * `recent` holds the two connected last, `injected` the installed ones, `featured` those of `featuredWalletIds`.
 * Within a group the featured come first in their own order; the others stay as they arrived.
 */
export function walletRows(
  state: WalletsState,
  config: Config,
  filter: WalletFilter = {},
): readonly WalletRow[] {
  if (!config.enableWallets) return []
  const left = new Set(gatherWallets(state.connectors, config).filter((wallet) => isOffered(wallet, config)))
  const rows: WalletRow[] = []
  for (const group of config.connectorTypeOrder) {
    for (const wallet of membersOf(group, [...left], state.recent, config)) {
      left.delete(wallet)
      const row = toRow(wallet, group, config, filter)
      if (row) rows.push(row)
    }
  }
  return rows
}

/** One wallet's row, found by its id or by any id it goes by (connector, rdns, catalogue); hidden ones too. */
export function walletRowOf(state: WalletsState, config: Config, id: string): WalletRow | undefined {
  const wallets = gatherWallets(state.connectors, config)
  const wallet = findWallet(wallets, id)
  if (!wallet) return undefined
  const recent = membersOf('recent', wallets, state.recent, config)
  return toRow(wallet, recent.includes(wallet) ? 'recent' : 'injected', config, {})
}

/** How the wallet of a session is shown: as its row is, by its connector's id once that is gone. */
export function shownWallet(
  state: WalletsState,
  config: Config,
  connectorId: string,
): { readonly name: string; readonly icon: string | undefined } {
  const row = walletRowOf(state, config, connectorId)
  return { name: row?.name ?? connectorId, icon: row?.icon }
}

/** The connectors behind a row, at most one for each namespace, in the order of the configuration. */
export function connectorsOf(
  state: WalletsState,
  config: Config,
  rowId: string,
  namespace?: ChainNamespace,
): readonly Connector[] {
  const connectors = findWallet(gatherWallets(state.connectors, config), rowId)?.connectors ?? []
  return namespace ? connectors.filter((connector) => connector.namespace === namespace) : connectors
}

/** What to remember of a wallet that was connected; `undefined` where the connector is not in the list. */
export function recentWalletOf(
  state: WalletsState,
  config: Config,
  namespace: ChainNamespace,
  connectorId: string,
): RecentWallet | undefined {
  const wallet = gatherWallets(state.connectors, config).find(({ members }) =>
    members.some((member) => member.namespace === namespace && member.id === connectorId),
  )
  if (!wallet || wallet.type === 'auth') return undefined
  const row = toRow(wallet, 'recent', config, {})
  if (!row) return undefined
  const { id, name, icon, namespaces } = row
  const connectorIds = [...new Set(wallet.connectors.map((connector) => connector.id))]
  const isPlain = connectorIds.every((one) => one === id)
  return { id, name, ...(icon && { icon }), namespaces, ...(!isPlain && { connectorIds }) }
}

/** The one wallet that an id means: its own before any that it also goes by. */
function findWallet(wallets: readonly Wallet[], id: string): Wallet | undefined {
  return wallets.find((wallet) => wallet.id === id) ?? wallets.find(({ aliases }) => aliases.includes(id))
}

/** The embedded login is no wallet in the list; the others are, unless the dapp says otherwise. */
function isOffered(wallet: Wallet, config: Config): boolean {
  const { includeWalletIds, excludeWalletIds } = config
  if (wallet.type === 'auth' || isNamed(wallet, excludeWalletIds)) return false
  // The QR code is not a wallet: it is left out only by name.
  return wallet.type === 'walletConnect' || !includeWalletIds || isNamed(wallet, includeWalletIds)
}

function membersOf(
  group: ConnectorGroup,
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
    case 'recommended':
      // Recommendations come with the wallet catalogue.
      return []
  }
}

function toRow(
  wallet: Wallet,
  group: ConnectorGroup,
  config: Config,
  filter: WalletFilter,
): WalletRow | undefined {
  const { namespace } = filter
  const all = wallet.connectors.map((connector) => connector.namespace)
  const namespaces = namespace ? all.filter((one) => one === namespace) : all
  // Where nothing is known of a wallet's chains (a custom wallet that is not installed), it stays.
  if (namespace && all.length > 0 && namespaces.length === 0) return undefined
  const icon = iconOf(wallet, config)
  const tag = tagOf(wallet, group, namespaces.length)
  return {
    id: wallet.id,
    name: cleanName(wallet.custom?.name ?? wallet.members[0]?.name ?? ''),
    ...(icon && { icon }),
    ...(tag && { tag }),
    namespaces,
  }
}

/** The dapp's own image first, then the first of the wallet's that can be shown. */
function iconOf(wallet: Wallet, config: Config): string | undefined {
  const id = wallet.aliases.find((alias) => Object.hasOwn(config.connectorImages, alias))
  const candidates = [
    safeImageUrl(id !== undefined && config.connectorImages[id]),
    safeImageUrl(wallet.custom?.image_url),
    ...wallet.members.map(iconOfConnector),
  ]
  return candidates.find((icon) => icon !== undefined)
}

/** What an installed wallet calls its icon is the image itself (EIP-6963): an address would tell a stranger of this visit. */
function iconOfConnector({ type, icon }: Connector): string | undefined {
  return type === 'announced' || type === 'injected' ? imageData(icon) : safeImageUrl(icon)
}

function tagOf(wallet: Wallet, group: ConnectorGroup, namespaceCount: number): WalletRow['tag'] {
  if (wallet.type === 'walletConnect') return 'qr-code'
  if (group === 'recent') return 'recent'
  if (namespaceCount > 1) return 'multichain'
  return wallet.type === 'announced' || wallet.type === 'injected' ? 'installed' : undefined
}

function isNamed(wallet: Wallet, ids: readonly string[]): boolean {
  return wallet.aliases.some((alias) => ids.includes(alias))
}

function positionIn(ids: readonly string[], wallet: Wallet): number {
  const position = ids.findIndex((id) => wallet.aliases.includes(id))
  return position < 0 ? ids.length : position
}

function sorted(wallets: readonly Wallet[], position: (wallet: Wallet) => number): readonly Wallet[] {
  // Sorting is stable: what has no position of its own stays as it arrived.
  return [...wallets].sort((a, b) => position(a) - position(b))
}
