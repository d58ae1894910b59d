import type { KitState } from '../kit/types.js'
import type { ChainNamespace } from '../schema/caip.js'
import type { Config } from '../schema/config.js'
import { walletRows } from '../wallets/rules.js'
import type { ConnectModel } from './view.js'

/**
 * The Connect view's model. `namespace` narrows the list to wallets of that namespace.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toConnectModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toConnectModel(kit.getState(), kit.config)
 * ```
 */
export function toConnectModel(
  state: Pick<KitState, 'wallets'>,
  config: Config,
  namespace?: ChainNamespace,
): ConnectModel {
  const { wallets } = state
  const { enableWalletGuide, termsConditionsUrl, privacyPolicyUrl } = config
  const rows = walletRows(wallets, config, { namespace })
  if (rows.length > 0) {
    return { status: 'ready', wallets: rows, guide: enableWalletGuide, termsConditionsUrl, privacyPolicyUrl }
  }
  const hasSpoken = namespace ? wallets.connectors[namespace] : Object.keys(wallets.connectors).length > 0
  return { status: hasSpoken ? 'empty' : 'discovering' }
}
