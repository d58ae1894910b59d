import { pageSize } from '../../mailbox/pageSize.js'
import type { Caller } from '../Caller.js'
import type { Relay } from '../Relay.js'

/**
 * Returns a page of a client's pending messages on some topics. The messages are acknowledged only when the client has
 * received the response, so a response that is lost with its connection loses no message.
 */
export async function fetchPending(
  { mailbox, now, metrics }: Relay,
  caller: Caller,
  topics: readonly string[],
): Promise<unknown> {
  const { clientId } = caller
  const after = caller.getLastUnconfirmedSeq(topics)
  const page = await mailbox.readPending({ topics, clientId, now: now(), after, ...pageSize })
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
