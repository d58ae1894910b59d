import type { StoredMessage } from './Mailbox.js'

/** Time in ms that an acknowledged message is kept. A sender that received no response publishes it again in this time. */
const retainedMs = 60_000

/** Tags of session proposals and authentication requests, which are kept: a user may scan the code with another wallet. */
const proposalTags: ReadonlySet<number> = new Set([1100, 1116])

/** Returns the time at which a message that is acknowledged now may be deleted, in ms since 1970. */
export function getReceiptExpiry(
  { tag, expiresAt }: Pick<StoredMessage, 'tag' | 'expiresAt'>,
  now: number,
): number {
  return proposalTags.has(tag) ? expiresAt : Math.min(expiresAt, now + retainedMs)
}
