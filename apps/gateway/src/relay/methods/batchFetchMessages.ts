import * as z from 'zod/mini'
import { createBatchSchema } from './createBatchSchema.js'
import { fetchPending } from './fetchPending.js'
import { createMethod, type Method } from './Method.js'
import { topicSchema } from './params.js'

/** `irn_batchFetchMessages`: returns a page of the pending messages of several topics, in order. See `fetchPending`. */
export const batchFetchMessages: Method = createMethod(
  z.looseObject({ topics: createBatchSchema(topicSchema) }),
  (relay, caller, { topics }) => fetchPending(relay, caller, topics),
)
