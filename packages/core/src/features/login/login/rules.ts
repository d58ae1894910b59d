import { emailCooldownMs } from '../../../foundation/limits.js'
import { isEmail } from '../../../foundation/schema/isEmail.js'
import type { SentEmail } from './types.js'

/** State of an e-mail address that the user types: too short to be submitted, not an address, or an address. */
export type EmailCheck = 'short' | 'invalid' | 'valid'

/** The number of digits of a code. */
const codeLength = 6

/** Checks an e-mail address, which must have no spaces around it. Only its server knows whether it exists. */
export function checkEmail(email: string): EmailCheck {
  if (email.length <= 3) return 'short'
  return isEmail(email) ? 'valid' : 'invalid'
}

/** Whether a text has the form of a code. */
export function isCode(text: string): boolean {
  return text.length === codeLength && /^\d+$/.test(text)
}

/** Returns after how many seconds, rounded up, another e-mail can be sent to an address; 0 if it can be sent now. */
export function getCooldown(sent: SentEmail | undefined, email: string, now: number): number {
  if (!sent || (sent.to !== undefined && sent.to !== email)) return 0
  const passed = now - sent.at
  // A clock that was set back must not block the login for longer.
  return passed < 0 ? 0 : Math.max(0, Math.ceil((emailCooldownMs - passed) / 1_000))
}
