import type { Config, CustomWallet } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import { hasWalletId } from '../wallets/directory.js'

/**
 * Returns the directory entry of a wallet, from the custom wallets, the loaded part of the directory or the recent wallets.
 *
 * @param id The id of a row, or any other id of the wallet.
 */
export function findCatalogueWallet(
  { wallets, directory }: Pick<KitState, 'wallets' | 'directory'>,
  { customWallets }: Pick<Config, 'customWallets'>,
  id: string,
): CatalogueWallet | undefined {
  const top = directory?.top.status === 'ready' ? directory.top : undefined
  const custom = customWallets.find((wallet) => wallet.id === id || (wallet.rdns && wallet.rdns === id))
  if (custom) return fromCustomWallet(custom)
  const known = [
    ...(top?.featured ?? []),
    ...(top?.recommended ?? []),
    ...(top?.recent ?? []),
    ...(directory?.wallets ?? []),
  ]
  const found = known.find((wallet) => hasWalletId(wallet, [id]))
  if (found) return found
  const recent = wallets.recent.find((wallet) => wallet.id === id)
  return recent && { ...pickFields(recent), injected: [], certified: false }
}

function pickFields({ id, name, icon, namespaces }: KitState['wallets']['recent'][number]) {
  return { id, name, icon, namespaces }
}

function fromCustomWallet(wallet: CustomWallet): CatalogueWallet {
  return {
    id: wallet.id,
    name: wallet.name,
    icon: wallet.image_url,
    homepage: wallet.homepage,
    namespaces: [],
    mobileLink: wallet.mobile_link,
    desktopLink: wallet.desktop_link,
    webappLink: wallet.webapp_link,
    appStore: wallet.app_store,
    playStore: wallet.play_store,
    chromeStore: wallet.chrome_store,
    rdns: wallet.rdns,
    injected: [],
    certified: false,
  }
}
