import * as z from 'zod/mini'
import { checkBatch } from './checkBatch.js'
import { fetchWaiting } from './fetchWaiting.js'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_batchFetchMessages`: what waits on several topics, in the order of receipt. */
export const batchFetchMessages: Method = method(
  z.looseObject({ topics: z.array(topic) }),
  async (relay, caller, { topics }) => {
    checkBatch(relay, topics)
    return fetchWaiting(relay, caller, topics)
  },
)
