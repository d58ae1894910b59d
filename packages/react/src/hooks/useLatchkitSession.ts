'use client'
import type { ChainNamespace, KitState, SignInModel, SiwxSession } from '@latchkit/core'
import { signIn, signOut } from '@latchkit/core/actions'
import { toSignInModel } from '@latchkit/core/views/siwx'
import { useCallback, useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

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
  const { kit } = useLatchkitContext()
  const { namespace } = parameters
  const select = useCallback(
    (state: KitState) => toSignInModel(state, namespace ?? state.network.activeNamespace),
    [namespace],
  )
  const model = useLatchkitState(select)
  const actions = useMemo(
    () => ({
      signIn: () => signIn(kit, { namespace }),
      signOut: () => signOut(kit, { namespace }),
    }),
    [kit, namespace],
  )
  return { session: undefined, error: undefined, ...model, ...actions }
}

export declare namespace useLatchkitSession {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  type ReturnType = {
    readonly status: SignInModel['status']
    readonly session: SiwxSession | undefined
    /** Why the last attempt failed. A declined request is no error. */
    readonly error: Extract<SignInModel, { readonly status: 'signed-out' }>['error']
    /** Returns the session, when the wallet has signed and the app has verified it. */
    readonly signIn: () => Promise<SiwxSession>
    /** Ends the session. A required sign-in also disconnects the wallet. */
    readonly signOut: () => Promise<undefined>
  }
}
