import type { Caller } from '../Caller.js'
import type { Relay } from '../Relay.js'

/** Messages in one answer. */
const pageSize = 32

/** Answers with what waits for a client on some topics, a page of it, and takes it for acknowledged. */
export async function fetchWaiting(
  { mailbox, now, metrics }: Relay,
  { clientId }: Caller,
  topics: readonly string[],
): Promise<unknown> {
  // One more than is answered tells whether there are more.
  const found = await mailbox.waiting({ topics, clientId, now: now(), after: 0, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  await mailbox.acknowledge(page.map(({ seq, expiresAt }) => ({ seq, expiresAt, clientId })))
  metrics.delivered.inc(page.length)
  return {
    messages: page.map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
    hasMore: found.length > pageSize,
  }
}
