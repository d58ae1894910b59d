import type { Caller } from '../Caller.js'
import { pageSize } from '../mailbox/pageSize.js'
import type { Relay } from '../Relay.js'

/**
 * Returns a page of a client's pending messages on some topics, in the order in which they were stored. Over WebSocket
 * they are acknowledged when the client has received the response: if the connection is lost first, the next fetch returns
 * them again. Over HTTP the client must acknowledge them with `irn_batchReceive`.
 */
export async function fetchPending(
  { mailbox, now, metrics }: Relay,
  caller: Caller,
  topics: readonly string[],
): Promise<unknown> {
  const { clientId } = caller
  const after = caller.getLastFetchedSeq(topics)
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
