import * as z from 'zod/mini'
import type { Caller } from '../Caller.js'
import type { Relay } from '../Relay.js'
import { checkBatch } from './checkBatch.js'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** Messages in one answer. */
const pageSize = 32

/** `irn_fetchMessages`: what waits on a topic, which counts as acknowledged then. */
export const fetchMessages: Method = method(z.looseObject({ topic }), (relay, caller, params) =>
  fetchFrom(relay, caller, [params.topic]),
)

/** `irn_batchFetchMessages` */
export const batchFetchMessages: Method = method(
  z.looseObject({ topics: z.array(topic) }),
  async (relay, caller, { topics }) => {
    checkBatch(relay, topics)
    return fetchFrom(relay, caller, topics)
  },
)

async function fetchFrom(
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
