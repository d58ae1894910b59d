'use client'
import { tokensBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the tokens of an account on its chain, the most valuable first, and keeps them up to date while the component is
 * mounted: see the action `watchTokens`. Without the option `dataApi`, they are the native token and the `tokens` of
 * the network.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```tsx
 * import { useLatchkitTokens } from '@latchkit/react'
 *
 * export function Tokens() {
 *   const { status, tokens, refresh } = useLatchkitTokens()
 *   if (status === 'failed') return <button type="button" onClick={() => refresh().catch(() => {})}>Try again</button>
 *   return tokens.map(({ id, name, amount }) => <p key={id}>{name}: {amount.toString()}</p>)
 * }
 * ```
 */
export function useLatchkitTokens(
  parameters: useLatchkitTokens.Parameters = {},
): useLatchkitTokens.ReturnType {
  const { namespace } = parameters
  const stable = useMemo(() => ({ namespace }), [namespace])
  useWatch(tokensBinding.watch, stable)
  return { ...useModel(tokensBinding.toState, stable), ...useActions(tokensBinding.createActions, stable) }
}

export declare namespace useLatchkitTokens {
  type Parameters = tokensBinding.Parameters
  type State = tokensBinding.State
  type ReturnType = State & tokensBinding.Actions
}
