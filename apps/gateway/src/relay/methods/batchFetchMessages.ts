import * as z from 'zod/mini'
import { batchOf } from './batchOf.js'
import { fetchWaiting } from './fetchWaiting.js'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_batchFetchMessages`: what waits on several topics, in the order of receipt. */
export const batchFetchMessages: Method = method(
  z.looseObject({ topics: batchOf(topic) }),
  (relay, caller, { topics }) => fetchWaiting(relay, caller, topics),
)
