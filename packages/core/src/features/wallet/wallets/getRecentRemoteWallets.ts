import type { RecentWallet } from '../../../config/stored.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'

/**
 * Returns the recent remote wallets as directory entries, because the directory may not be loaded. Without a name, a wallet
 * can only be listed by the directory.
 */
export function getRecentRemoteWallets(recent: readonly RecentWallet[]): readonly CatalogueWallet[] {
  return recent
    .filter(({ name, connectorIds }) => name && connectorIds?.includes('walletConnect'))
    .map(({ id, name, icon, namespaces }) => ({ id, name, icon, namespaces, injected: [], certified: false }))
}
