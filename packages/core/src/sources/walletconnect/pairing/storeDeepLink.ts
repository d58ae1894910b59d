import type { Storage } from '../../../ports/Storage.js'
import type { Linking } from './types.js'

/** Differs from the SDK's key: any script of the origin could have written a link there. */
export const deepLinkKey = 'latchkit.v1.deepLink'

/** Stores the link that opened the wallet, or removes it. Never throws: without the link, the user opens the app manually. */
export function storeDeepLink(storage: Storage | null, linking: Linking | null): void {
  try {
    if (linking) storage?.setItem(deepLinkKey, linking.href.replace(/wc\?uri=.*$/, ''))
    else storage?.removeItem(deepLinkKey)
  } catch {
    // The storage is full or blocked.
  }
}
