import { tokensBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { type Input, useParameters } from './useParameters.js'
import { useState } from './useState.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the tokens of an account on its chain, the most valuable first, and keeps them up to date until its scope is disposed: see the
 * action `watchTokens`. Without the option `dataApi`, they are the native token and the `tokens` of the network.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```ts
 * import { useLatchkitTokens } from '@latchkit/vue'
 *
 * const { status, tokens, refresh } = useLatchkitTokens()
 * console.log(tokens.value.map(({ name, amount }) => `${name}: ${amount}`))
 * if (status.value === 'failed') await refresh()
 * ```
 */
export function useLatchkitTokens(
  parameters: Input<tokensBinding.Parameters> = {},
): useLatchkitTokens.ReturnType {
  const current = useParameters(parameters)
  useWatch(tokensBinding.watch, current)
  return {
    ...useState(tokensBinding.toState, current, {
      status: true,
      tokens: true,
      totalValue: true,
      updatedAt: true,
      error: true,
    }),
    ...useActions(tokensBinding.createActions, current),
  }
}

export declare namespace useLatchkitTokens {
  type ReturnType = Refs<tokensBinding.State> & tokensBinding.Actions
}
