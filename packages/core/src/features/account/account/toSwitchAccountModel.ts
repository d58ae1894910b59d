import type { Config } from '../../../config/config.js'
import type { KitContext, KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { Session } from '../../../ports/Adapter.js'
import { getLabel } from '../../assets/labels/getLabel.js'
import { usdDecimals } from '../../assets/portfolio/rules.js'
import { toAccountId } from '../../assets/totals/rules.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import type { AccountTotal, SwitchAccountModel } from './accountsView.js'
import { getDistinctAccounts } from './getDistinctAccounts.js'

/**
 * Returns the accounts that the wallet of one namespace shares, ready to show. Their values need the option `dataApi`, and
 * `watchAccountTotals`; their labels need `loadAddressLabels`.
 *
 * @param kit The kit of the state: without a data API there are no values.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSwitchAccountModel } from '@latchkit/core/views/accounts'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSwitchAccountModel(kit.getState(), kit.config, 'eip155', kit)
 * ```
 */
export function toSwitchAccountModel(
  state: Pick<KitState, 'wallets' | 'connection' | 'identity' | 'labels' | 'totals'>,
  config: Config,
  namespace: ChainNamespace,
  kit: { readonly internal: Pick<KitContext, 'dataApi'> },
): SwitchAccountModel {
  const session = sessionOf(state, namespace)
  if (!session) return { status: 'disconnected' }
  const { accounts, chainId } = session
  const network = kit.internal.dataApi ? config.networkOf(chainId) : undefined
  return {
    status: 'ready',
    namespace,
    wallet: shownWallet(state.wallets, config, session),
    accounts: getDistinctAccounts(accounts).map(({ address, type }, index) => {
      const label = getLabel(state, namespace, address)
      return {
        address,
        type,
        active: index === 0,
        ...state.identity?.byAddress[address]?.identity,
        ...(label !== undefined && { label }),
        total: toTotal(state, session, address, network),
      }
    }),
    ...(network && { network: { id: chainId, name: network.name } }),
    valueDecimals: usdDecimals,
  }
}

function toTotal(
  { totals }: Pick<KitState, 'totals'>,
  { chainId }: Session,
  address: string,
  network: Network | undefined,
): AccountTotal {
  if (!network) return { status: 'absent' }
  const known = totals?.byAccount[toAccountId({ address, chainId })]
  // Only the first accounts are read.
  if (totals && !known && Object.keys(totals.byAccount).length > 0) return { status: 'absent' }
  if (known?.value !== undefined) return { status: 'ready', value: known.value }
  return { status: !known || known.status === 'loading' ? 'loading' : 'absent' }
}
