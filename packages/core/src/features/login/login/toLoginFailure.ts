import type { LatchkitError } from '../../../foundation/errors/base.js'
import {
  LoginCooldownError,
  LoginLinkExpiredError,
  LoginLockedError,
} from '../../../foundation/errors/emailLogin.js'
import { SocialLoginError } from '../../../foundation/errors/socialLogin.js'
import type { LoginFailure } from './view.js'

/** Returns the part of an error of the login that a view shows. */
export function toLoginFailure(error: LatchkitError): LoginFailure {
  if (error instanceof LoginCooldownError) return { type: 'cooldown', seconds: error.seconds }
  if (error instanceof LoginLockedError) return { type: 'locked' }
  if (error instanceof LoginLinkExpiredError) return { type: 'link-expired' }
  if (error instanceof SocialLoginError && error.reason === 'timeout') return { type: 'unreachable' }
  if (error instanceof SocialLoginError && error.details) return { type: 'refused', text: error.details }
  // The codes of `@latchkit/frame-client`, on which core does not depend.
  if (error.code === 'frame-request') return { type: 'refused', text: toPlainText(error.shortMessage) }
  if (error.cause === 'unverified_domain') return { type: 'not-allowed' }
  const isUnreachable = error.code === 'frame-load' || hasTimedOut(error)
  return { type: isUnreachable ? 'unreachable' : 'unexpected' }
}

function hasTimedOut({ cause }: LatchkitError): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'frame-timeout'
}

/** Longest message of the frame that is shown. */
const textLengthMax = 200

/** The frame is another origin: its text has no invisible characters, and a limit. */
function toPlainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ').slice(0, textLengthMax)
}
