import { LatchkitError } from './base.js'

/** The views of the login have their own texts for these, so that the texts of all views need not have them. */
const codes = {
  cooldown: 'login-cooldown',
  locked: 'login-locked',
  linkExpired: 'login-link-expired',
} as const

/** An e-mail of the login was sent less than 30 s ago. */
export class LoginCooldownError extends LatchkitError {
  override name = 'LoginCooldownError'
  /** Remaining time in seconds, rounded up. */
  readonly seconds: number
  constructor(parameters: { readonly seconds: number }) {
    const { seconds } = parameters
    super({ code: codes.cooldown, shortMessage: `Please try again after ${seconds} seconds` })
    this.seconds = seconds
  }
}

/** Too many wrong codes were entered. The login has ended. */
export class LoginLockedError extends LatchkitError {
  override name = 'LoginLockedError'
  constructor(parameters: { readonly cause?: unknown } = {}) {
    super({
      code: codes.locked,
      shortMessage: 'Too many wrong codes were entered.',
      metaMessages: ['Request a new code, and try again.'],
      cause: parameters.cause,
    })
  }
}

/** The link of the login was not approved while it was valid. */
export class LoginLinkExpiredError extends LatchkitError {
  override name = 'LoginLinkExpiredError'
  constructor(parameters: { readonly cause?: unknown } = {}) {
    super({
      code: codes.linkExpired,
      shortMessage: 'The link has expired.',
      metaMessages: ['Request a new link, and open it within 20 minutes.'],
      cause: parameters.cause,
    })
  }
}
