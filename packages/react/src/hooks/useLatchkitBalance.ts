'use client'
import { balanceBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'

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
  const { namespace } = parameters
  const stable = useMemo(() => ({ namespace }), [namespace])
  return {
    ...useModel(balanceBinding.toState, stable),
    ...useActions(balanceBinding.createActions, stable),
  }
}

export declare namespace useLatchkitBalance {
  type Parameters = balanceBinding.Parameters
  type State = balanceBinding.State
  type ReturnType = State & balanceBinding.Actions
}
