'use client'
import type { EmailState } from '@latchkit/core'
import { changeEmail, verifyEmailChangeCode } from '@latchkit/core/actions'
import { useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the change of the e-mail address of the user who is logged in, and the actions for it. The modal is not needed. Needs the
 * option `login`.
 *
 * @example
 * ```tsx
 * import { useLatchkitUpdateEmail } from '@latchkit/react'
 *
 * export function EmailChange({ email }: { email: string }) {
 *   const { state, updateEmail, verifyCode } = useLatchkitUpdateEmail()
 *   if (state?.status === 'verifyOtp')
 *     return <input onChange={(event) => verifyCode({ code: event.currentTarget.value }).catch(console.warn)} />
 *   return (
 *     <button type="button" onClick={() => updateEmail({ email }).catch(console.warn)}>
 *       Change to {email}
 *     </button>
 *   )
 * }
 * ```
 */
export function useLatchkitUpdateEmail(): useLatchkitUpdateEmail.ReturnType {
  const { kit } = useLatchkitContext()
  const actions = useMemo(
    () => ({
      updateEmail: (parameters: changeEmail.Parameters) => changeEmail(kit, parameters),
      verifyCode: (parameters: verifyEmailChangeCode.Parameters) => verifyEmailChangeCode(kit, parameters),
    }),
    [kit],
  )
  return { state: useLatchkitState((state) => state.email), ...actions }
}

export declare namespace useLatchkitUpdateEmail {
  type ReturnType = {
    /** Absent before the first change. */
    readonly state: EmailState | undefined
    /** Returns the new address, when the codes were entered. */
    readonly updateEmail: (parameters: changeEmail.Parameters) => Promise<string>
    /** Verifies the code of the current address, or of the new one. */
    readonly verifyCode: (parameters: verifyEmailChangeCode.Parameters) => Promise<undefined>
  }
}
