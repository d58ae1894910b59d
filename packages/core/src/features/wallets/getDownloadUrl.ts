import type { Config } from '../../config/config.js'
import { isWebUrl } from '../../foundation/schema/url.js'

/** Where to get a wallet that only the dapp knows; `https:` only. */
export function getDownloadUrl(walletId: string, { customWallets }: Config): string | undefined {
  const custom = customWallets.find(({ id, rdns }) => id === walletId || rdns === walletId)
  return [custom?.chrome_store, custom?.homepage].find(
    (url) => url !== undefined && /^https:/i.test(url) && isWebUrl(url),
  )
}
