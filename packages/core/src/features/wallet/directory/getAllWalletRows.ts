import type { Config } from '../../../config/config.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import type { CatalogueState } from '../wallets/catalogueTypes.js'
import { isFound } from '../wallets/directory.js'
import { gatherWallets, type Wallet } from '../wallets/gatherWallets.js'
import type { WalletsState } from '../wallets/machine.js'
import { mergeCatalogue } from '../wallets/mergeCatalogue.js'
import { isOffered, sorted, toRow } from '../wallets/rules.js'
import type { CatalogueWalletRow } from './view.js'

/** The row of each entry of the wallet directory, or none. They depend on the connectors, the configuration and the filter. */
export type CatalogueRows = WeakMap<CatalogueWallet, readonly CatalogueWalletRow[]>

/**
 * Returns all wallets, each once: first the installed ones, then the dapp's own, then the wallets of the wallet directory.
 * The filter of the directory applies to all of them.
 *
 * @param known The rows that are reused; new ones are added.
 */
export function getAllWalletRows(
  state: WalletsState,
  config: Config,
  directory: CatalogueState,
  known: CatalogueRows = new WeakMap(),
): readonly CatalogueWalletRow[] {
  const { top, filter, wallets } = directory
  const featured = top.status === 'ready' ? top.featured.filter((wallet) => isFound(wallet, filter)) : []
  const all = mergeCatalogue(gatherWallets(state.connectors, config), {
    listed: [...featured, ...wallets],
    known: top.status === 'ready' ? top.named : [],
  }).filter(({ type }) => type !== 'walletConnect')
  const toRows = (wallet: Wallet): readonly CatalogueWalletRow[] => {
    if (!isOffered(wallet, config)) return []
    const row = toRow(wallet, 'injected', state, config, { namespace: filter.namespace })
    const certified = wallet.catalogue?.certified ?? false
    if (!row || !isFound({ name: row.name, certified }, filter)) return []
    const installed = wallet.type === 'announced' || wallet.type === 'injected'
    return [{ ...row, certified, installed }]
  }
  const rows = all.flatMap((wallet) => {
    const { type, catalogue } = wallet
    if (type !== 'catalogue' || !catalogue) return toRows(wallet)
    const rowsOfEntry = known.get(catalogue) ?? toRows(wallet)
    known.set(catalogue, rowsOfEntry)
    return rowsOfEntry
  })
  return sorted(rows, ({ installed }) => (installed ? 0 : 1))
}
