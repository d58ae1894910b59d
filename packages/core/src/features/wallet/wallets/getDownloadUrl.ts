import type { Config } from '../../../config/config.js'
import { isWebUrl } from '../../../foundation/schema/url.js'

/** Returns the download page of a custom wallet, if it has one; `https:` only. */
export function getDownloadUrl(walletId: string, { customWallets }: Config): string | undefined {
  const custom = customWallets.find(({ id, rdns }) => id === walletId || rdns === walletId)
  return [custom?.chrome_store, custom?.homepage].find(
    (url) => url !== undefined && /^https:/i.test(url) && isWebUrl(url),
  )
}
