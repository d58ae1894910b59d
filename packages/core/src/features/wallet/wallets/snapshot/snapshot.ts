import type { CatalogueWallet } from '../../../../ports/Catalogue.js'
import { evmWallets } from './evmWallets.js'
import { icons } from './icons.js'
import type { KnownWallet } from './KnownWallet.js'
import { multiChainWallets } from './multiChainWallets.js'
import { otherWallets } from './otherWallets.js'

/**
 * The built-in wallets, for apps without a wallet directory and for when it cannot be reached. They are a separate chunk,
 * which loads on first use and sends no requests.
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
  const shapes = icons[wallet.name]
  return {
    ...wallet,
    ...(shapes !== undefined && { icon: toIcon(shapes) }),
    ...(appStoreId && { appStore: `https://apps.apple.com/app/id${appStoreId}` }),
    ...(playStoreId && { playStore: `https://play.google.com/store/apps/details?id=${playStoreId}` }),
    ...(chromeStoreId && { chromeStore: `https://chromewebstore.google.com/detail/${chromeStoreId}` }),
    injected,
    certified: false,
  }
}

/** Converts shapes to an SVG. Views render it inline, because a Content-Security-Policy can block images. */
function toIcon(shapes: string): string {
  const paths = shapes.split('|').map((shape) => {
    const [fill = '', ...data] = shape.split(' ')
    const rule = fill.endsWith('!') ? ' fill-rule="evenodd"' : ''
    return `<path fill="${fill.replace('!', '')}"${rule} d="${data.join(' ')}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
