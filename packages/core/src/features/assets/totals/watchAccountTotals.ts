import { readPageActivity } from '../../../browser/pageActivity.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { watchLazily } from '../../../engine/watchLazily.js'
import { totalsMax } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { BalanceSubject } from '../balance/types.js'

/**
 * Keeps the total values of the accounts that the connected wallet shares in `kit.getState().totals` until it is stopped: of
 * the first 20, on the chain of the session. Reads them now, when the accounts or the chain change, and every 30 s while the
 * page is visible. After a failure it tries again after 30 s. `toSwitchAccountModel` of `@latchkit/core/views/accounts` returns
 * them ready to show. Does nothing without the option `dataApi`.
 *
 * @param parameters `namespace`: the namespace of the accounts. Default: the active one, also when it changes.
 * @returns A function that stops watching.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchAccountTotals } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchAccountTotals(kit, { namespace: 'eip155' })
 * stop()
 * ```
 */
export function watchAccountTotals(
  kit: Latchkit,
  parameters: watchAccountTotals.Parameters = {},
): () => void {
  checkParameters(kit, parameters, 'watchAccountTotals(kit, {})')
  function getAccounts(): readonly BalanceSubject[] {
    const state = kit.getState()
    const session = sessionOf(state, parameters.namespace ?? getActiveNamespace(state))
    // A chain that is not configured has no name to show.
    if (!session || !kit.config.networkOf(session.chainId)) return []
    const { accounts, chainId } = session
    return accounts.slice(0, totalsMax).map(({ address }) => ({ address, chainId }))
  }

  return watchLazily(kit, 'the values of accounts', async () => {
    // Loaded here, because most users never open the list of their accounts.
    const { createTotalsFeature, followTotals } = await import('./feature.js')
    return () => {
      kit.internal.install(createTotalsFeature(cleanName))
      return followTotals(kit, getAccounts, readPageActivity())
    }
  })
}

export declare namespace watchAccountTotals {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
}
