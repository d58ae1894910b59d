import * as z from 'zod/mini'
import { createBatchSchema } from './createBatchSchema.js'
import { fetchPending } from './fetchPending.js'
import { createMethod, type Method } from './Method.js'
import { topic } from './params.js'

/** `irn_batchFetchMessages`: returns the pending messages of several topics, in the order of receipt. */
export const batchFetchMessages: Method = createMethod(
  z.looseObject({ topics: createBatchSchema(topic) }),
  (relay, caller, { topics }) => fetchPending(relay, caller, topics),
)
