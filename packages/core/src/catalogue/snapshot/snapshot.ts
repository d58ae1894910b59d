import type { CatalogueWallet } from '../../ports/Catalogue.js'
import { evmWallets } from './evmWallets.js'
import type { KnownWallet } from './KnownWallet.js'
import { multiChainWallets } from './multiChainWallets.js'
import { otherWallets } from './otherWallets.js'

/**
 * The kit's own list, for a page without a catalogue, and for the time in which it cannot be reached. Only data, in a
 * chunk of its own: it costs nothing before it is looked at, and asks no server.
 */
export const snapshot: readonly CatalogueWallet[] = [...evmWallets, ...multiChainWallets, ...otherWallets]
  .sort((a, b) => a.order - b.order)
  .map(toWallet)

function toWallet({
  order,
  appStoreId,
  playStoreId,
  chromeStoreId,
  injected = [],
  ...wallet
}: KnownWallet): CatalogueWallet {
  return {
    ...wallet,
    ...(appStoreId && { appStore: `https://apps.apple.com/app/id${appStoreId}` }),
    ...(playStoreId && { playStore: `https://play.google.com/store/apps/details?id=${playStoreId}` }),
    ...(chromeStoreId && { chromeStore: `https://chromewebstore.google.com/detail/${chromeStoreId}` }),
    injected,
    certified: false,
  }
}
