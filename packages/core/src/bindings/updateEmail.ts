import { changeEmail } from '../features/login/email/changeEmail.js'
import type { EmailState } from '../features/login/email/types.js'
import { verifyEmailChangeCode } from '../features/login/email/verifyEmailChangeCode.js'
import type { CreateActions, None, ToState } from './Binding.js'

/** The change of the e-mail address of a login: the hook `useLatchkitUpdateEmail`. */
export const updateEmailBinding: {
  readonly toState: ToState<None, updateEmailBinding.State>
  readonly createActions: CreateActions<None, updateEmailBinding.Actions>
} = {
  toState: ({ email }) => ({ state: email }),
  createActions: (kit) => ({
    updateEmail: (parameters) => changeEmail(kit, parameters),
    verifyCode: (parameters) => verifyEmailChangeCode(kit, parameters),
  }),
}

export declare namespace updateEmailBinding {
  type State = {
    /** Absent before the first change. */
    readonly state: EmailState | undefined
  }
  type Actions = {
    /** Returns the new address, when the codes were entered. */
    readonly updateEmail: (parameters: changeEmail.Parameters) => Promise<string>
    /** Verifies the code of the current address, or of the new one. */
    readonly verifyCode: (parameters: verifyEmailChangeCode.Parameters) => Promise<undefined>
  }
}
