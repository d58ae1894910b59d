import { balanceBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { type Input, useParameters } from './useParameters.js'
import { useState } from './useState.js'

/**
 * Returns the native balance of an account, in base units with its `decimals` and `symbol`. The kit reads it when the account or its network
 * changes; `refresh` reads it again.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```ts
 * import { useLatchkitBalance } from '@latchkit/vue'
 *
 * const { status, value } = useLatchkitBalance()
 * console.log(status.value === 'ready' ? `${value.value} wei` : status.value)
 * ```
 */
export function useLatchkitBalance(
  parameters: Input<balanceBinding.Parameters> = {},
): useLatchkitBalance.ReturnType {
  const current = useParameters(parameters)
  return {
    ...useState(balanceBinding.toState, current, { status: true, value: true, decimals: true, symbol: true }),
    ...useActions(balanceBinding.createActions, current),
  }
}

export declare namespace useLatchkitBalance {
  type ReturnType = Refs<balanceBinding.State> & balanceBinding.Actions
}
