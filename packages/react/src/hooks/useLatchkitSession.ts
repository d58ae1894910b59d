'use client'
import { sessionBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'

/**
 * Returns the sign-in of the connected account, and the actions for it. Needs the option `siwx`.
 *
 * @param parameters `namespace`: the one of the account; default the active one.
 * @example
 * ```tsx
 * import { useLatchkitSession } from '@latchkit/react'
 *
 * export function Session() {
 *   const { status, session, signIn, signOut } = useLatchkitSession()
 *   if (session) {
 *     return (
 *       <button type="button" onClick={() => signOut().catch(console.warn)}>
 *         Sign out {session.data.accountAddress}
 *       </button>
 *     )
 *   }
 *   return (
 *     <button type="button" disabled={status !== 'signed-out'} onClick={() => signIn().catch(console.warn)}>
 *       Sign in
 *     </button>
 *   )
 * }
 * ```
 */
export function useLatchkitSession(
  parameters: useLatchkitSession.Parameters = {},
): useLatchkitSession.ReturnType {
  const { namespace } = parameters
  const stable = useMemo(() => ({ namespace }), [namespace])
  return {
    ...useModel(sessionBinding.toState, stable),
    ...useActions(sessionBinding.createActions, stable),
  }
}

export declare namespace useLatchkitSession {
  type Parameters = sessionBinding.Parameters
  type ReturnType = sessionBinding.State & sessionBinding.Actions
}
