import type { Storage } from '../ports/Storage.js'
import type { Linking } from './types.js'

/** Dictated by WalletConnect: its SDK opens what stands there when the wallet is asked for something. */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Keeps the link that opened the wallet (spec §4), or forgets it. Never throws: without it the visitor goes there by hand. */
export function keepDeepLink(storage: Storage | null, linking: Linking | null): void {
  try {
    // The SDK puts what it asks for behind it by itself.
    if (linking) {
      const href = linking.href.replace(/wc\?uri=.*$/, '')
      storage?.setItem(key, JSON.stringify({ href, name: linking.name }))
    } else storage?.removeItem(key)
  } catch {
    // Full, blocked or private.
  }
}
