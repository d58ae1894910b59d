import { pageSize } from '../../mailbox/pageSize.js'
import type { Caller } from '../Caller.js'
import type { Relay } from '../Relay.js'

/**
 * Returns a page of what waits for a client on some topics. It counts as acknowledged only when the client has
 * received the answer: an answer that is lost with its connection loses no message.
 */
export async function fetchWaiting(
  { mailbox, now, metrics }: Relay,
  caller: Caller,
  topics: readonly string[],
): Promise<unknown> {
  const { clientId } = caller
  const after = caller.unconfirmedAfter(topics)
  const page = await mailbox.waiting({ topics, clientId, now: now(), after, ...pageSize })
  caller.acknowledgeWhenReceived(topics, page.messages)
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
