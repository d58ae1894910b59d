import type { Platform } from '../../../browser/platform.js'
import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { snapshot } from '../wallets/snapshot/snapshot.js'
import { getWalletDownloads } from './getWalletDownloads.js'
import type { DownloadLink, DownloadsModel } from './view.js'

type Device = Pick<Platform, 'isPhone' | 'isTablet' | 'isAndroid' | 'isChromium'>

const desktop: Device = { isPhone: false, isTablet: false, isAndroid: false, isChromium: true }

/**
 * Returns the model of the Downloads view: the download link of a wallet for this device, and the others. On a phone or
 * tablet the first link is its app store, in a desktop browser the Chrome Web Store if the browser can use it. Without such a
 * link, the first link is the website.
 *
 * @param scope The device, as `readRemoteScope()` returns it. Default: Chrome on a desktop.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toDownloadsModel } from '@latchkit/core/views/get-wallet'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { primary } = toDownloadsModel(kit.getState(), kit.config, 'io.rabby')
 * ```
 */
export function toDownloadsModel(
  state: Pick<KitState, 'wallets' | 'directory'>,
  config: Config,
  walletId: string,
  scope: Device = desktop,
): DownloadsModel {
  const { wallet, links } = getWalletDownloads(state, config, walletId, snapshot)
  const find = (wanted: DownloadLink['store'] | undefined) => links.find(({ store }) => store === wanted)
  const primary = find(getStore(scope)) ?? find('homepage')
  const others = links.filter((link) => link !== primary)
  const canScan = !(scope.isPhone || scope.isTablet)
  return {
    wallet,
    ...(primary && { primary }),
    others,
    codes: canScan ? others.filter(({ store }) => store === 'app-store' || store === 'play-store') : [],
  }
}

/** Returns the store from which this device can install a wallet. */
function getStore({ isPhone, isTablet, isAndroid, isChromium }: Device): DownloadLink['store'] | undefined {
  if (isPhone || isTablet) return isAndroid ? 'play-store' : 'app-store'
  return isChromium ? 'chrome' : undefined
}
