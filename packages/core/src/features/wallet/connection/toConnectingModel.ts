import type { Platform } from '../../../browser/platform.js'
import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Connector } from '../../../ports/Connector.js'
import { getDownloadUrl } from '../wallets/getDownloadUrl.js'
import { connectorsOf, walletRowOf } from '../wallets/rules.js'
import type { WalletRow } from '../wallets/walletRow.js'
import { connectionOf, sessionOf } from './rules.js'
import type { ConnectingModel } from './view.js'

/**
 * Returns the model of the Connecting view, for the wallet and the namespace of its route.
 *
 * @param device The user's device, as `readRemoteScope()` returns it. Default: a desktop.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toConnectingModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toConnectingModel(kit.getState(), kit.config, { walletId: 'io.metamask', namespace: 'eip155' })
 * ```
 */
export function toConnectingModel(
  state: Pick<KitState, 'wallets' | 'connection'>,
  config: Config,
  route: { readonly walletId: string; readonly namespace: ChainNamespace },
  device: Pick<Platform, 'isPhone' | 'isTablet'> = { isPhone: false, isTablet: false },
): ConnectingModel {
  const { walletId, namespace } = route
  const { wallets } = state
  const connectors = connectorsOf(wallets, config, walletId, namespace)
  const connectorIds = connectors.map((connector) => connector.id)
  const isSameWallet = (part: { readonly connectorId: string } | undefined) =>
    part !== undefined && connectorIds.includes(part.connectorId)
  const wallet: WalletRow = walletRowOf(wallets, config, walletId) ?? {
    id: walletId,
    name: walletId,
    namespaces: [namespace],
  }
  const notInstalled: ConnectingModel = {
    wallet,
    status: 'not-installed',
    getUrl: getDownloadUrl(walletId, config),
  }
  if (connectorIds.length === 0) return notInstalled
  const opening: ConnectingModel = { wallet, status: 'opening', opens: getOpens(connectors[0], device) }

  const connection = connectionOf(state, namespace)
  if ('attempt' in connection && isSameWallet(connection.attempt)) return opening
  const outcome = 'outcome' in connection ? connection.outcome : undefined
  if (outcome && isSameWallet(outcome)) {
    if (outcome.status === 'declined') return { wallet, status: 'declined' }
    const { error } = outcome
    // The wallet was removed after the app had loaded.
    if (error.code === 'wallet-not-found') return notInstalled
    return { wallet, status: 'failed', ...toFailure(error) }
  }
  return isSameWallet(sessionOf(state, namespace)) ? { wallet, status: 'connected' } : opening
}

/** Returns where a wallet shows its request. */
function getOpens(
  connector: Connector | undefined,
  { isPhone, isTablet }: Pick<Platform, 'isPhone' | 'isTablet'>,
): Extract<ConnectingModel, { status: 'opening' }>['opens'] {
  switch (connector?.type) {
    case 'external':
    case 'auth':
      return 'window'
    case 'walletConnect':
      return 'device'
    default:
      // Few browsers there have extensions, and none shows them in a toolbar: most likely, the app is in the wallet's own browser.
      return isPhone || isTablet ? 'in-app-browser' : 'extension'
  }
}
