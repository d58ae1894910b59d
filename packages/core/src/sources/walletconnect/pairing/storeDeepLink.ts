import type { Storage } from '../../../ports/Storage.js'
import type { OpenedWallet } from './types.js'

/** Not the SDK's key, because the SDK opens any link that it finds under its own key, without validation. */
export const deepLinkKey = 'latchkit.v1.deepLink'

/** Stores the link that opened the wallet, or removes it. Never throws: without the link, the user opens the app manually. */
export function storeDeepLink(storage: Storage | null, openedWallet: OpenedWallet | null): void {
  try {
    if (openedWallet) storage?.setItem(deepLinkKey, openedWallet.href.replace(/wc\?uri=.*$/, ''))
    else storage?.removeItem(deepLinkKey)
  } catch {
    // The storage is full or blocked.
  }
}
