import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { initialState } from './initialState.js'
import { isBlocked, isFresh, isSameSubject } from './rules.js'

/**
 * Returns the native balance of the connected account, at most 30 s old.
 *
 * @param parameters `namespace`: default the active one. `force`: bypasses the cache; default false.
 * @throws `NotConnectedError`; `BalanceUnavailableError` also for 30 s after a failure; `AbortedError` where account or
 * network change meanwhile.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getBalance } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { value, decimals, symbol } = await getBalance(kit)
 * ```
 */
export async function getBalance(
  kit: Latchkit,
  parameters: getBalance.Parameters = {},
): Promise<getBalance.ReturnType> {
  checkParameters(kit, parameters, 'getBalance(kit, {})')
  const state = kit.getState()
  const { namespace = getActiveNamespace(state), force = false } = parameters
  const session = sessionOf(state, namespace)
  if (!session) throw new NotConnectedError({ namespace })
  const of = { address: session.accounts[0].address, chainId: session.chainId }
  const network = kit.config.networkOf(of.chainId)
  if (!network) throw new BalanceUnavailableError({ network: of.chainId })
  const { decimals, symbol } = network.nativeCurrency

  const now = kit.internal.clock.now()
  const balance = state.balance[namespace] ?? initialState()
  if (isBlocked(balance, of, now)) throw balance.error
  if (!force && isFresh(balance, of, now)) return { value: balance.value, decimals, symbol }
  // A pending read is started again: its result could be older than this call.
  return kit.internal.request<getBalance.ReturnType>(
    { feature: 'balance', namespace, event: { type: 'load', of, at: now, force: true } },
    (fact) => {
      if (fact.feature !== 'balance' || !isSameSubject(fact.of, of)) return undefined
      if (fact.type === 'loaded') return { value: { value: fact.value, decimals, symbol } }
      return { error: fact.type === 'failed' ? fact.error : new AbortedError() }
    },
  )
}

export declare namespace getBalance {
  /** The account's namespace. */
  type Parameters = {
    readonly namespace?: ChainNamespace | undefined
    readonly force?: boolean | undefined
  }
  /** `value` in base units: divide by 10 to the power of `decimals` to show it. */
  type ReturnType = { readonly value: bigint; readonly decimals: number; readonly symbol: string }
  type ErrorType = NotConnectedError | BalanceUnavailableError | AbortedError
}
