import type { Platform } from '../../browser/platform.js'
import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import { cleanName } from '../../foundation/schema/cleanName.js'
import { isWebUrl, safeImageUrl } from '../../foundation/schema/url.js'
import { walletRowOf } from '../wallets/rules.js'
import type { WalletRow } from '../wallets/walletRow.js'
import { findCatalogueWallet } from './findCatalogueWallet.js'
import type { DownloadLink, DownloadsModel } from './view.js'

const desktop = { isPhone: false, isTablet: false, isAndroid: false } as const

/**
 * Returns the model of the Downloads view: the download links of a wallet for this device.
 *
 * @param scope The device, as `readRemoteScope()` returns it. Default a desktop.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toDownloadsModel } from '@latchkit/core/remote-views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toDownloadsModel(kit.getState(), kit.config, 'io.rabby')
 * ```
 */
export function toDownloadsModel(
  state: Pick<KitState, 'wallets' | 'catalogue'>,
  config: Config,
  walletId: string,
  scope: Pick<Platform, 'isPhone' | 'isTablet' | 'isAndroid'> = desktop,
): DownloadsModel {
  const known = findCatalogueWallet(state, config, walletId)
  const row = walletRowOf(state.wallets, config, walletId)
  const icon = row?.icon ?? safeImageUrl(known?.icon)
  const wallet: WalletRow = {
    id: walletId,
    name: row?.name ?? cleanName(known?.name ?? ''),
    ...(icon && { icon }),
    namespaces: row?.namespaces ?? known?.namespaces ?? [],
  }
  const links = [
    ...link('chrome', known?.chromeStore),
    ...link('app-store', known?.appStore),
    ...link('play-store', known?.playStore),
    ...link('homepage', known?.homepage),
  ]
  const own = links.filter(({ store }) => isForDevice(store, scope))
  return { wallet, links: own.length > 0 ? own : links }
}

/** Whether a link applies to the device. A desktop shows all links, because the user may install the app on a phone. */
function isForDevice(
  store: DownloadLink['store'],
  { isPhone, isTablet, isAndroid }: Pick<Platform, 'isPhone' | 'isTablet' | 'isAndroid'>,
): boolean {
  if (store === 'homepage' || !(isPhone || isTablet)) return true
  return store === (isAndroid ? 'play-store' : 'app-store')
}

function link(store: DownloadLink['store'], href: string | undefined): readonly DownloadLink[] {
  return href !== undefined && /^https:/i.test(href) && isWebUrl(href) ? [{ store, href }] : []
}
