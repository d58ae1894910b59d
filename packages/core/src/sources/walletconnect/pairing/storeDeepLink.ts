import type { Storage } from '../../../ports/Storage.js'
import type { Linking } from './types.js'

/** Not the key of WalletConnect's SDK: any script of the origin may have written a link there, which the SDK would open. */
export const deepLinkKey = 'latchkit.v1.deepLink'

/** Stores the link that opened the wallet, or removes it. Never throws: without it the user opens the app by hand. */
export function storeDeepLink(storage: Storage | null, linking: Linking | null): void {
  try {
    if (linking) storage?.setItem(deepLinkKey, linking.href.replace(/wc\?uri=.*$/, ''))
    else storage?.removeItem(deepLinkKey)
  } catch {
    // Full, blocked or private.
  }
}
