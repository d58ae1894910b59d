'use client'
import type { Config, KitState, LatchkitError, Token } from '@latchkit/core'
import { refreshTokens, watchTokens } from '@latchkit/core/actions'
import { toTokensModel } from '@latchkit/core/views/tokens'
import { useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

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
  const { kit } = useLatchkitContext()
  const { namespace } = parameters
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  const select = useCallback(
    (state: KitState, config: Config) => toTokens(state, config, namespace),
    [namespace],
  )
  const refresh = useCallback(() => refreshTokens(kit, { namespace }), [kit, namespace])
  return { ...useLatchkitState(select), refresh }
}

export declare namespace useLatchkitTokens {
  type Parameters = refreshTokens.Parameters
  type State = {
    /**
     * `unavailable`: the `dataApi` does not have the tokens of the chain, or the chain of the account is not configured.
     * `stale`: the last read failed, and the values are the values of `updatedAt`. `failed`: it failed, and there are no values. A failed
     * read is repeated after 30 s.
     */
    readonly status: 'unavailable' | 'disconnected' | 'loading' | 'ready' | 'stale' | 'failed'
    /** Amounts are in base units. Empty without values. */
    readonly tokens: readonly Token[]
    /** The sum of the known values, in units of 10^-18 US dollars; absent if no price is known. */
    readonly totalValue?: bigint | undefined
    /** The time of the values, in ms since the epoch. */
    readonly updatedAt?: number | undefined
    /** The cause of `stale` and `failed`. */
    readonly error?: LatchkitError | undefined
  }
  type ReturnType = State & {
    /** Reads the tokens again. Rejects like the action `refreshTokens`, also for 30 s after a failure. */
    readonly refresh: () => Promise<refreshTokens.ReturnType>
  }
}

const noTokens: readonly Token[] = []

function toTokens(
  state: KitState,
  config: Config,
  namespace = state.network.activeNamespace,
): useLatchkitTokens.State {
  const model = toTokensModel(state, config, namespace)
  const { status } = model
  const read = state.portfolio?.[namespace]
  const error = read?.status === 'failed' ? read.error : read?.status === 'loading' && read.previousError
  if (status === 'disconnected') return { status, tokens: noTokens }
  if (status === 'unsupported') return { status: 'unavailable', tokens: noTokens }
  const list = 'list' in model ? model.list : undefined
  return {
    status: list?.unavailable ? 'unavailable' : status,
    ...(list
      ? { tokens: list.tokens, totalValue: list.totalValue, updatedAt: list.at }
      : { tokens: noTokens }),
    ...((status === 'stale' || status === 'failed') && error && { error }),
  }
}
