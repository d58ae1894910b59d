import type { RemoteScope } from '../../../browser/remoteScope.js'
import type { Config } from '../../../config/config.js'
import type { Route } from '../../../engine/routes.js'
import type { KitState } from '../../../engine/types.js'
import { findCatalogueWallet } from '../../../features/wallet/directory/findCatalogueWallet.js'
import { getWalletDownloads } from '../../../features/wallet/directory/getWalletDownloads.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import { type DeepLink, getLinkTarget, toDeepLink } from './deepLink.js'
import { toInAppBrowserLink } from './toInAppBrowserLink.js'
import type { RemotePlatform } from './types.js'
import type { ConnectingRemoteModel } from './view.js'

type State = Pick<KitState, 'wallets' | 'directory' | 'connection' | 'network' | 'pairing'>

/**
 * Returns the model of the ConnectingRemote view, for the wallet and the platform of its route.
 *
 * @param scope The environment, as `readRemoteScope()` returns it.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toConnectingRemoteModel } from '@latchkit/core/views/remote'
 * import { readRemoteScope } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const route = { view: 'connecting-remote', walletId: 'io.metamask' } as const
 * const model = toConnectingRemoteModel(kit.getState(), kit.config, route, readRemoteScope())
 * ```
 */
export function toConnectingRemoteModel(
  state: State,
  config: Config,
  route: Pick<Extract<Route, { view: 'connecting-remote' }>, 'walletId' | 'platform'>,
  scope: RemoteScope,
): ConnectingRemoteModel {
  const { walletId } = route
  const catalogueWallet = walletId === undefined ? undefined : findCatalogueWallet(state, config, walletId)
  const downloads = walletId === undefined ? undefined : getWalletDownloads(state, config, walletId)
  const link = (platform: RemotePlatform, uri: string) =>
    linkFor(platform, uri, { state, catalogueWallet, walletId, scope })
  // The URI does not matter here, only whether the platform has a link.
  const canOpen = (platform: RemotePlatform) => link(platform, 'wc:') !== undefined
  const platforms = platformsOf(catalogueWallet, scope, canOpen)
  const platform = platforms.find((one) => one === route.platform) ?? platforms[0]
  const parts = {
    ...(downloads && { wallet: downloads.wallet }),
    platforms,
    platform,
    downloads: (downloads?.links.length ?? 0) > 0,
  }
  return { ...parts, ...toStatus(state, platform, link) }
}

type Status = ConnectingRemoteModel extends infer Model
  ? Model extends unknown
    ? Omit<Model, 'wallet' | 'platforms' | 'platform' | 'downloads'>
    : never
  : never

function toStatus(
  state: State,
  platform: RemotePlatform,
  link: (
    platform: RemotePlatform,
    uri: string,
  ) => (DeepLink & { readonly isInAppBrowser?: true }) | undefined,
): Status {
  if (platform === 'browser') return { status: 'not-detected' }
  const { pairing } = state
  if (!pairing) return { status: 'failed', code: 'relay-not-configured' }
  const dappLink = link(platform, '')
  if (dappLink?.isInAppBrowser) return { status: 'open', href: dappLink.href, target: dappLink.target }
  if (pairing.status === 'idle') {
    const { outcome } = pairing
    if (!outcome) return { status: isConnected(state) ? 'connected' : 'preparing' }
    if (outcome.status === 'declined') return { status: 'declined' }
    return { status: 'failed', ...toFailure(outcome.error) }
  }
  if (pairing.signedId !== undefined) return { status: 'authenticating' }
  if (!pairing.pairing) return { status: 'preparing' }
  const { uri, signsIn } = pairing.pairing
  const shown = { uri, ...(signsIn && { signsIn }) }
  const opened = platform === 'qrcode' ? undefined : link(platform, uri)
  return opened ? { status: 'open', ...opened, ...shown } : { status: 'scan', ...shown }
}

/** Returns the platforms on which the wallet can be reached. Links with a disallowed scheme are excluded. */
function platformsOf(
  wallet: CatalogueWallet | undefined,
  { isPhone, isTablet }: RemoteScope,
  canOpen: (platform: RemotePlatform) => boolean,
): readonly [RemotePlatform, ...RemotePlatform[]] {
  if (!wallet) return ['qrcode']
  const isExtension = wallet.chromeStore !== undefined || wallet.injected.length > 0
  const ways: readonly (readonly [RemotePlatform, boolean])[] = [
    ['mobile', isPhone && canOpen('mobile')],
    ['qrcode', !isPhone && wallet.remote !== false],
    // The wallet may also be on another phone, which can scan the code.
    ['mobile', isTablet && canOpen('mobile')],
    ['web', canOpen('web')],
    ['desktop', !isPhone && canOpen('desktop')],
    ['browser', !isPhone && isExtension],
  ]
  const [first, ...others] = ways.flatMap(([platform, isOpen]) => (isOpen ? [platform] : []))
  if (first !== undefined) return [first, ...others]
  // A wallet without known links may still scan the code. A wallet with only an extension cannot.
  return [wallet.remote === false ? 'browser' : 'qrcode']
}

/** Returns the link of a platform. `isInAppBrowser`: it opens the dapp there, without a pairing URI. */
function linkFor(
  platform: RemotePlatform,
  uri: string,
  from: {
    readonly state: Pick<KitState, 'network'>
    readonly catalogueWallet: CatalogueWallet | undefined
    readonly walletId: string | undefined
    readonly scope: RemoteScope
  },
): (DeepLink & { readonly isInAppBrowser?: true }) | undefined {
  const { state, catalogueWallet, walletId, scope } = from
  if (!catalogueWallet) return undefined
  const { mobileLink, universalLink, desktopLink, webappLink, remote } = catalogueWallet
  const pairing = (links: Pick<CatalogueWallet, 'mobileLink' | 'universalLink'>) =>
    remote === false ? undefined : toDeepLink(links, uri, scope)
  switch (platform) {
    case 'mobile': {
      const ids = [walletId ?? '', catalogueWallet.id, catalogueWallet.rdns ?? '']
      const canPair = remote !== false && state.network.activeNamespace !== 'solana'
      const href = ids.map((id) => toInAppBrowserLink(id, scope.pageUrl, canPair)).find((one) => one)
      return href
        ? { href, target: getLinkTarget(scope), isInAppBrowser: true }
        : pairing({ mobileLink, universalLink })
    }
    case 'desktop':
      return pairing({ mobileLink: desktopLink })
    case 'web': {
      const link = pairing({ universalLink: webappLink })
      // A web wallet opens in a new tab, so that the dapp stays open.
      return link && { ...link, target: '_blank' }
    }
    default:
      return undefined
  }
}

function isConnected({ connection }: Pick<KitState, 'connection'>): boolean {
  return Object.values(connection).some(
    (one) => 'session' in one && one.session?.connectorId === remoteConnectorId,
  )
}
