import { LatchkitError } from './base.js'

/** The login frame has no user: the user did not log in, or the login has ended. */
export class NotLoggedInError extends LatchkitError {
  override name = 'NotLoggedInError'
  constructor(parameters: { readonly cause?: unknown } = {}) {
    super({
      code: 'not-logged-in',
      shortMessage: 'You are not logged in.',
      metaMessages: ['Log in before the account is connected.'],
      cause: parameters.cause,
    })
  }
}
