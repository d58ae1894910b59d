import { LatchkitError } from './base.js'

/** The views of the login have their own texts for it, so that the texts of all views need not have them. */
const codes = { social: 'social-login' } as const

/** A login with an account of a provider has failed: at the provider, or before the user reached it. */
export class SocialLoginError extends LatchkitError {
  override name = 'SocialLoginError'
  /**
   * `timeout`: the login did not begin in time; `expired`: the user has not approved it in time; `provider`: the provider has refused it;
   * `start`: it cannot begin here.
   */
  readonly reason: 'timeout' | 'expired' | 'provider' | 'start'
  constructor(parameters: {
    readonly reason: 'timeout' | 'expired' | 'provider' | 'start'
    readonly provider: string
    readonly details?: string | undefined
    readonly cause?: unknown
  }) {
    const { reason, provider, details, cause } = parameters
    super({
      code: codes.social,
      shortMessage:
        reason === 'provider'
          ? `${provider} has refused the login.`
          : reason === 'timeout'
            ? 'The login did not begin in time.'
            : reason === 'expired'
              ? 'The login was not approved in time.'
              : 'The login cannot begin.',
      metaMessages: ['Try again, or log in in another way.'],
      details,
      cause,
    })
    this.reason = reason
  }
}
