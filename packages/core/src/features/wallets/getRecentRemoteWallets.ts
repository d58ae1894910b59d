import type { RecentWallet } from '../../config/stored.js'
import type { CatalogueWallet } from '../../ports/Catalogue.js'

/** Wallets on other devices that were connected before: nothing else may know them now. */
export function getRecentRemoteWallets(recent: readonly RecentWallet[]): readonly CatalogueWallet[] {
  return recent
    .filter(({ connectorIds }) => connectorIds?.includes('walletConnect'))
    .map(({ id, name, icon, namespaces }) => ({ id, name, icon, namespaces, injected: [], certified: false }))
}
