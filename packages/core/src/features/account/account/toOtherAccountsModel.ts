import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { namespacesOf } from '../../../foundation/schema/namespacesOf.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { type ChainNames, toChainName } from '../../wallet/network/toChainName.js'
import { getWalletRows, shownWallet } from '../../wallet/wallets/rules.js'
import type { OtherAccount, OtherAccountsModel } from './view.js'

/**
 * Returns what the Account view of one namespace shows of the other namespaces.
 *
 * @param names As for `toAccountModel`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet, solana } from '@latchkit/core/networks'
 * import { toOtherAccountsModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, solana] })
 * const { accounts, connectable } = toOtherAccountsModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toOtherAccountsModel(
  state: Pick<KitState, 'wallets' | 'connection'>,
  config: Config,
  namespace: ChainNamespace,
  names?: ChainNames,
): OtherAccountsModel {
  const others = namespacesOf(config.networks).filter((other) => other !== namespace)
  return {
    accounts: others.flatMap((other) => toOtherAccount(state, config, other, names) ?? []),
    connectable: others.filter(
      (other) =>
        !sessionOf(state, other) && getWalletRows(state.wallets, config, { namespace: other }).length > 0,
    ),
  }
}

function toOtherAccount(
  state: Pick<KitState, 'wallets' | 'connection'>,
  config: Config,
  namespace: ChainNamespace,
  names: ChainNames | undefined,
): OtherAccount | undefined {
  const session = sessionOf(state, namespace)
  if (!session) return undefined
  const { accounts, chainId } = session
  const network = config.networkOf(chainId)
  return {
    namespace,
    address: accounts[0].address,
    wallet: shownWallet(state.wallets, config, session),
    network: {
      id: chainId,
      ...toChainName(config, chainId, names),
      image: config.chainImages[chainId],
      supported: network !== undefined,
    },
  }
}
