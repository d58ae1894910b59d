import { pageSize } from '../../mailbox/pageSize.js'
import type { Caller } from '../Caller.js'
import type { Relay } from '../Relay.js'

/** Answers with what waits for a client on some topics, a page of it, and takes it for acknowledged. */
export async function fetchWaiting(
  { mailbox, now, metrics }: Relay,
  { clientId }: Caller,
  topics: readonly string[],
): Promise<unknown> {
  const page = await mailbox.waiting({ topics, clientId, now: now(), after: 0, ...pageSize })
  await mailbox.acknowledge(page.messages.map(({ seq, expiresAt }) => ({ seq, expiresAt, clientId })))
  metrics.delivered.inc(page.messages.length)
  return {
    messages: page.messages.map(({ topic, message, publishedAt, tag }) => ({
      topic,
      message,
      publishedAt,
      tag,
    })),
    hasMore: page.hasMore,
  }
}
