import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { isWebUrl, safeImageUrl } from '../../../foundation/schema/url.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import { hasWalletId } from '../wallets/directory.js'
import { walletRowOf } from '../wallets/rules.js'
import type { WalletRow } from '../wallets/walletRow.js'
import { findCatalogueWallet } from './findCatalogueWallet.js'
import type { DownloadLink } from './view.js'

/**
 * Returns a wallet and its download links.
 *
 * @param builtIn Wallets that are used if the directory has no links of the wallet.
 */
export function getWalletDownloads(
  state: Pick<KitState, 'wallets' | 'directory'>,
  config: Config,
  walletId: string,
  builtIn: readonly CatalogueWallet[] = [],
): { readonly wallet: WalletRow; readonly links: readonly DownloadLink[] } {
  const found = [
    findCatalogueWallet(state, config, walletId),
    builtIn.find((wallet) => hasWalletId(wallet, [walletId])),
  ]
  const [known] = found.filter((wallet) => wallet !== undefined)
  const row = walletRowOf(state.wallets, config, walletId)
  const icon = row?.icon ?? safeImageUrl(known?.icon)
  const wallet: WalletRow = {
    id: walletId,
    name: row?.name ?? cleanName(known?.name ?? ''),
    ...(icon && { icon }),
    namespaces: row?.namespaces ?? known?.namespaces ?? [],
  }
  const [links = []] = found.map(toLinks).filter(({ length }) => length > 0)
  return { wallet, links }
}

function toLinks(wallet: CatalogueWallet | undefined): readonly DownloadLink[] {
  return [
    ...link('chrome', wallet?.chromeStore),
    ...link('app-store', wallet?.appStore),
    ...link('play-store', wallet?.playStore),
    ...link('homepage', wallet?.homepage),
  ]
}

function link(store: DownloadLink['store'], href: string | undefined): readonly DownloadLink[] {
  return href !== undefined && /^https:/i.test(href) && isWebUrl(href) ? [{ store, href }] : []
}
