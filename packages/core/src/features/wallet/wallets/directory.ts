import type { Config } from '../../../config/config.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import type { CatalogueFilter } from './catalogueTypes.js'

/** Whether a wallet has one of the ids: its own, its rdns, or the name of its extension. */
export function hasWalletId({ id, rdns, injected }: CatalogueWallet, ids: readonly string[]): boolean {
  return (
    ids.includes(id) ||
    (rdns !== undefined && ids.includes(rdns)) ||
    injected.some((one) => ids.includes(one.id))
  )
}

/** Whether the options allow a wallet, and one of its namespaces (or `namespace`) is configured. */
export function isAllowed(wallet: CatalogueWallet, config: Config, namespace?: ChainNamespace): boolean {
  const { includeWalletIds, excludeWalletIds, networks } = config
  if (hasWalletId(wallet, excludeWalletIds)) return false
  if (includeWalletIds && !hasWalletId(wallet, includeWalletIds)) return false
  return (
    wallet.namespaces.length === 0 ||
    networks.some(({ chainNamespace: one }) => wallet.namespaces.includes(one) && one === (namespace ?? one))
  )
}

/** Whether a wallet matches the search. */
export function isFound(
  { name, certified }: Pick<CatalogueWallet, 'name' | 'certified'>,
  filter: CatalogueFilter,
): boolean {
  if (filter.certifiedOnly && !certified) return false
  return name.toLowerCase().includes(filter.query.trim().toLowerCase())
}

/** Converts wallet ids to the ids of the directory, if they are known: options may contain an rdns. */
export function toCatalogueIds(ids: readonly string[], known: readonly CatalogueWallet[]): readonly string[] {
  return [...new Set(ids.flatMap((id) => known.find((wallet) => hasWalletId(wallet, [id]))?.id ?? id))]
}

/** Returns the wallets with these ids, in the order of the ids. */
export function sortByIds(
  ids: readonly string[],
  wallets: readonly CatalogueWallet[],
): readonly CatalogueWallet[] {
  return [...new Set(ids.flatMap((id) => wallets.find((wallet) => hasWalletId(wallet, [id])) ?? []))]
}
