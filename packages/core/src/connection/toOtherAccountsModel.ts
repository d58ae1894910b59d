import type { KitState } from '../kit/types.js'
import type { ChainNamespace } from '../schema/caip.js'
import type { Config } from '../schema/config.js'
import { walletRowOf, walletRows } from '../wallets/rules.js'
import { sessionOf } from './rules.js'
import type { OtherAccount, OtherAccountsModel } from './view.js'

/**
 * What the Account view of one namespace says of the others.
 *
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
): OtherAccountsModel {
  const others = [...new Set(config.networks.map(({ chainNamespace }) => chainNamespace))].filter(
    (other) => other !== namespace,
  )
  return {
    accounts: others.flatMap((other) => toOtherAccount(state, config, other) ?? []),
    connectable: others.filter(
      (other) =>
        !sessionOf(state, other) && walletRows(state.wallets, config, { namespace: other }).length > 0,
    ),
  }
}

function toOtherAccount(
  state: Pick<KitState, 'wallets' | 'connection'>,
  config: Config,
  namespace: ChainNamespace,
): OtherAccount | undefined {
  const session = sessionOf(state, namespace)
  if (!session) return undefined
  const { accounts, chainId, connectorId } = session
  const row = walletRowOf(state.wallets, config, connectorId)
  const network = config.networkOf(chainId)
  return {
    namespace,
    address: accounts[0].address,
    wallet: { name: row?.name ?? connectorId, icon: row?.icon },
    network: {
      name: network?.name ?? chainId,
      image: config.chainImages[chainId],
      supported: network !== undefined,
    },
  }
}
