import type { StoredMessage } from './Mailbox.js'

/** How long an acknowledged message is kept, ms: its sender repeats it for so long when it missed the answer. */
const retainedMs = 60_000

/** Session proposals and authentication requests: a user may scan a code with a second wallet. */
const proposalTags: ReadonlySet<number> = new Set([1100, 1116])

/** The time at which a message that is acknowledged now may be deleted, ms since 1970. */
export function getReceiptExpiry(
  { tag, expiresAt }: Pick<StoredMessage, 'tag' | 'expiresAt'>,
  now: number,
): number {
  return proposalTags.has(tag) ? expiresAt : Math.min(expiresAt, now + retainedMs)
}
