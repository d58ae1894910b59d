import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { toExplorerUrl } from '../../../foundation/schema/toExplorerUrl.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import { getLabel } from '../../assets/labels/getLabel.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import type { ProfileModel } from './accountsView.js'

/**
 * Returns what identifies one account of the connected wallet, ready to show. Its label needs `loadAddressLabels`.
 *
 * @param address As the session has it.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toProfileModel } from '@latchkit/core/views/accounts'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 * const model = toProfileModel(kit.getState(), kit.config, 'eip155', address)
 * ```
 */
export function toProfileModel(
  state: Pick<KitState, 'wallets' | 'connection' | 'identity' | 'labels'>,
  config: Config,
  namespace: ChainNamespace,
  address: string,
): ProfileModel {
  const session = sessionOf(state, namespace)
  if (!session) return { status: 'disconnected' }
  const index = session.accounts.findIndex((account) => account.address === address)
  const account = session.accounts[index]
  if (!account) return { status: 'missing' }
  const label = getLabel(state, namespace, address)
  const base = config.networkOf(session.chainId)?.blockExplorers?.default.url
  const explorerUrl = toExplorerUrl(base, ['address', address], isWebUrl)?.href
  return {
    status: 'ready',
    namespace,
    address,
    type: account.type,
    active: index === 0,
    ...state.identity?.byAddress[address]?.identity,
    ...(label !== undefined && { label }),
    wallet: shownWallet(state.wallets, config, session),
    ...(explorerUrl !== undefined && { explorerUrl }),
  }
}
