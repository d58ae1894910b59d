import { LatchkitError } from './base.js'

/** A sign-in with a message has failed in the app: the option `siwx` has thrown, or returned something invalid. */
export class SignInError extends LatchkitError {
  override name = 'SignInError'
  /** The method of the option `siwx`. */
  readonly step: 'createMessage' | 'addSession' | 'getSessions' | 'revokeSession' | 'setSessions'
  constructor(parameters: {
    readonly step: SignInError['step']
    readonly reason: string
    readonly cause?: unknown
  }) {
    const { step, reason, cause } = parameters
    super({
      code: 'sign-in',
      shortMessage: `The sign-in failed: ${reason}.`,
      metaMessages: [`The failed method of the option "siwx" is "${step}".`, 'Try again.'],
      cause,
    })
    this.step = step
  }
}
