'use client'
import type { BalanceModel, Config, KitState } from '@latchkit/core'
import { getBalance } from '@latchkit/core/actions'
import { toAccountModel } from '@latchkit/core/views'
import { useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the native balance of an account, in base units with its `decimals` and `symbol`. The kit reads it when the account
 * or its network changes; `refresh` reads it again.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```tsx
 * import { useLatchkitBalance } from '@latchkit/react'
 *
 * export function Balance() {
 *   const balance = useLatchkitBalance()
 *   return <p>{balance.status === 'ready' ? `${balance.value} wei` : balance.status}</p>
 * }
 * ```
 */
export function useLatchkitBalance(
  parameters: useLatchkitBalance.Parameters = {},
): useLatchkitBalance.ReturnType {
  const { kit } = useLatchkitContext()
  const { namespace } = parameters
  const select = useCallback(
    (state: KitState, config: Config): useLatchkitBalance.State => {
      const account = toAccountModel(state, config, namespace ?? state.network.activeNamespace)
      return account.status === 'disconnected' ? account : account.balance
    },
    [namespace],
  )
  const refresh = useCallback(() => getBalance(kit, { namespace, force: true }), [kit, namespace])
  return { ...useLatchkitState(select), refresh }
}

export declare namespace useLatchkitBalance {
  type Parameters = Pick<getBalance.Parameters, 'namespace'>
  type State = BalanceModel | { readonly status: 'disconnected' }
  type ReturnType = State & {
    /** Rejects if no wallet is connected or the balance cannot be read. A failed read is not retried for 30 s. */
    readonly refresh: () => Promise<getBalance.ReturnType>
  }
}
