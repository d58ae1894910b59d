import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import { evmWallets } from './evmWallets.js'
import { icons } from './icons.js'
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
    icon: toIcon(icons[wallet.name] ?? ''),
    ...(appStoreId && { appStore: `https://apps.apple.com/app/id${appStoreId}` }),
    ...(playStoreId && { playStore: `https://play.google.com/store/apps/details?id=${playStoreId}` }),
    ...(chromeStoreId && { chromeStore: `https://chromewebstore.google.com/detail/${chromeStoreId}` }),
    injected,
    certified: false,
  }
}

/** An SVG of plain shapes: views draw those as elements, which no Content-Security-Policy for images stops. */
function toIcon(shapes: string): string {
  const paths = shapes.split('|').map((shape) => {
    const [fill = '', ...data] = shape.split(' ')
    const rule = fill.endsWith('!') ? ' fill-rule="evenodd"' : ''
    return `<path fill="${fill.replace('!', '')}"${rule} d="${data.join(' ')}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
