import { updateEmailBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useState } from './useState.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the change of the e-mail address of the user who is logged in, and the actions for it. The modal is not needed. Needs the option
 * `login`.
 * @example
 * ```ts
 * import { useLatchkitUpdateEmail } from '@latchkit/vue'
 *
 * const { state, updateEmail, verifyCode } = useLatchkitUpdateEmail()
 * if (state.value?.status === 'verifyOtp') await verifyCode({ code: '123456' })
 * else await updateEmail({ email: 'user@my-dapp.example' })
 * ```
 */
export function useLatchkitUpdateEmail(): useLatchkitUpdateEmail.ReturnType {
  const none = withoutParameters()
  return {
    ...useState(updateEmailBinding.toState, none, { state: true }),
    ...useActions(updateEmailBinding.createActions, none),
  }
}

export declare namespace useLatchkitUpdateEmail {
  type ReturnType = Refs<updateEmailBinding.State> & updateEmailBinding.Actions
}
