import type { EmailCheck } from '../login/rules.js'
import type { LoginFailure } from '../login/view.js'

/**
 * The model of the UpdateEmail view. `current`: the address of the user, if it is known. `check`: what is known about the new one that
 * the user has typed; `unchanged` if it is the current one.
 */
export type UpdateEmailModel = {
  readonly current?: string | undefined
  readonly email: string
  readonly check: EmailCheck | 'unchanged'
} & (
  | { readonly status: 'ready'; readonly failure?: LoginFailure | undefined }
  /** The first code is being sent. */
  | { readonly status: 'sending' }
)

/** The model of the views UpdateEmailPrimary and UpdateEmailSecondary. `email`: the address that the code was sent to, if it is known. */
export type EmailChangeCodeModel =
  | { readonly status: 'none' }
  | ({ readonly email?: string | undefined } & (
      | { readonly status: 'ready'; readonly failure?: LoginFailure | undefined }
      | { readonly status: 'verifying' }
      /** The change has ended: the user starts again. */
      | { readonly status: 'failed'; readonly failure: LoginFailure }
    ))
