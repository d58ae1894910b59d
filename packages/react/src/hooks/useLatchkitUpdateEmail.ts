'use client'
import { updateEmailBinding } from '@latchkit/core/bindings'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'

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
  return {
    ...useModel(updateEmailBinding.toState, none),
    ...useActions(updateEmailBinding.createActions, none),
  }
}

export declare namespace useLatchkitUpdateEmail {
  type ReturnType = updateEmailBinding.State & updateEmailBinding.Actions
}
