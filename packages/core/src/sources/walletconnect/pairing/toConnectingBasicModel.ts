import type { RemoteScope } from '../../../browser/remoteScope.js'
import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { getWalletRows } from '../../../features/wallet/wallets/rules.js'
import { toConnectingRemoteModel } from './toConnectingRemoteModel.js'
import type { ConnectingBasicModel } from './view.js'

/**
 * Returns the model of the ConnectingBasic view: the QR code for any wallet, and the wallets to choose from.
 *
 * @param scope The environment, as `readRemoteScope()` returns it.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toConnectingBasicModel } from '@latchkit/core/views/remote'
 * import { readRemoteScope } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { remote } = toConnectingBasicModel(kit.getState(), kit.config, readRemoteScope())
 * ```
 */
export function toConnectingBasicModel(
  state: Pick<KitState, 'wallets' | 'directory' | 'connection' | 'network' | 'pairing'>,
  config: Config,
  scope: RemoteScope,
): ConnectingBasicModel {
  const { allWallets } = config
  return {
    remote: toConnectingRemoteModel(state, config, {}, scope),
    // The view itself shows the QR code.
    wallets: getWalletRows(state.wallets, config, { directory: state.directory }).filter(
      ({ tag }) => tag !== 'qr-code',
    ),
    allWallets: allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && scope.isPhone),
  }
}
