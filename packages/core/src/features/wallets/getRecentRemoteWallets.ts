import type { RecentWallet } from '../../config/stored.js'
import type { CatalogueWallet } from '../../ports/Catalogue.js'

/** Returns the recent remote wallets as directory entries, because the directory may not be loaded. */
export function getRecentRemoteWallets(recent: readonly RecentWallet[]): readonly CatalogueWallet[] {
  return recent
    .filter(({ connectorIds }) => connectorIds?.includes('walletConnect'))
    .map(({ id, name, icon, namespaces }) => ({ id, name, icon, namespaces, injected: [], certified: false }))
}
