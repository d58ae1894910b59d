import { sessionBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { type Input, useParameters } from './useParameters.js'
import { useState } from './useState.js'

/**
 * Returns the sign-in of the connected account, and the actions for it. Needs the option `siwx`.
 *
 * @param parameters `namespace`: the one of the account; default the active one.
 * @example
 * ```ts
 * import { useLatchkitSession } from '@latchkit/vue'
 *
 * const { session, signIn, signOut } = useLatchkitSession()
 * const toggle = () => (session.value ? signOut() : signIn())
 * toggle().catch(console.warn)
 * ```
 */
export function useLatchkitSession(
  parameters: Input<sessionBinding.Parameters> = {},
): useLatchkitSession.ReturnType {
  const current = useParameters(parameters)
  return {
    ...useState(sessionBinding.toState, current, { status: true, session: true, error: true }),
    ...useActions(sessionBinding.createActions, current),
  }
}

export declare namespace useLatchkitSession {
  type ReturnType = Refs<sessionBinding.State> & sessionBinding.Actions
}
