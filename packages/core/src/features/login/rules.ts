import { emailCooldownMs } from '../../foundation/limits.js'
import type { SentEmail } from './types.js'

/** Longest address that mail servers accept (RFC 5321 §4.5.3.1.3). */
const emailLengthMax = 254

/** What is known about an e-mail address that the user types: too short to be submitted, not an address, or an address. */
export type EmailCheck = 'short' | 'invalid' | 'valid'

/** The number of digits of a code. */
const codeLength = 6

/** Checks an e-mail address, which must have no spaces around it. Only its server knows whether it exists. */
export function checkEmail(email: string): EmailCheck {
  if (email.length <= 3) return 'short'
  const isValid = email.length <= emailLengthMax && pattern.test(email) && !/^\.|\.\.|\.@/.test(email)
  return isValid ? 'valid' : 'invalid'
}

/** One local part of at most 64 characters, and a domain with a dot. Other scripts are allowed in both (RFC 6531). */
const pattern =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u

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
