import { signIn } from '../features/login/siwx/signIn.js'
import { signOut } from '../features/login/siwx/signOut.js'
import { toSignInModel } from '../features/login/siwx/toSignInModel.js'
import type { SignInModel } from '../features/login/siwx/view.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { SiwxSession } from '../ports/Siwx.js'
import type { CreateActions, ToState } from './Binding.js'

/** The sign-in of an account: the hook `useLatchkitSession`. */
export const sessionBinding: {
  readonly toState: ToState<sessionBinding.Parameters, sessionBinding.State>
  readonly createActions: CreateActions<sessionBinding.Parameters, sessionBinding.Actions>
} = {
  toState: (state, _config, { namespace = state.network.activeNamespace }) => ({
    session: undefined,
    error: undefined,
    ...toSignInModel(state, namespace),
  }),
  createActions: (kit, { namespace }) => ({
    signIn: () => signIn(kit, { namespace }),
    signOut: () => signOut(kit, { namespace }),
  }),
}

export declare namespace sessionBinding {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  type State = {
    readonly status: SignInModel['status']
    readonly session: SiwxSession | undefined
    /** Why the last attempt failed. A declined request is no error. */
    readonly error: Extract<SignInModel, { readonly status: 'signed-out' }>['error']
  }
  type Actions = {
    /** Returns the session, when the wallet has signed and the app has verified it. */
    readonly signIn: () => Promise<SiwxSession>
    /** Ends the session. A required sign-in also disconnects the wallet. */
    readonly signOut: () => Promise<undefined>
  }
}
