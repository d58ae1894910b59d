import type { WalletRow } from '../../../features/wallet/wallets/walletRow.js'
import type { ConnectingRemoteModel } from './view.js'

/**
 * Returns the ConnectingRemote model for a connector that provides a URI to show as a QR code; see `watchDisplayUri`.
 *
 * @example
 * ```ts
 * import { toDisplayUriModel } from '@latchkit/core/views/remote'
 *
 * const wallet = { id: 'metaMaskSDK', name: 'MetaMask', namespaces: ['eip155'] } as const
 * const model = toDisplayUriModel(wallet, 'metamask://connect?channelId=1')
 * ```
 */
export function toDisplayUriModel(wallet: WalletRow, uri: string): ConnectingRemoteModel {
  return { status: 'scan', uri, wallet, platforms: ['qrcode'], platform: 'qrcode', downloads: false }
}
