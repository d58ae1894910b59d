import type { SiwxSession } from '../../../ports/Siwx.js'
import { isSameAccount } from './rules.js'
import type { SiwxSubject } from './types.js'

/** Returns the session of the account and the chain that is valid now. Everything else that the app returns is ignored. */
export function findSession(given: unknown, subject: SiwxSubject, now: number): SiwxSession | undefined {
  return Array.isArray(given) ? given.find((session) => isSessionOf(session, subject, now)) : undefined
}

function isSessionOf(given: Partial<SiwxSession> | null, subject: SiwxSubject, now: number): boolean {
  const { data } = given ?? {}
  if (typeof data !== 'object' || data === null) return false
  const { accountAddress, chainId, expirationTime, notBefore } = data
  return (
    chainId === subject.chainId &&
    isSameAccount(accountAddress, subject) &&
    !(expirationTime !== undefined && !(Date.parse(expirationTime) > now)) &&
    !(notBefore !== undefined && !(Date.parse(notBefore) <= now))
  )
}
