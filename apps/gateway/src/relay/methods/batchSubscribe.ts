import * as z from 'zod/mini'
import { createBatchSchema } from './createBatchSchema.js'
import { createMethod, type Method } from './Method.js'
import { topicSchema } from './params.js'

/** `irn_batchSubscribe`: subscribes to several topics, and returns the subscription ids in the order of the topics. */
export const batchSubscribe: Method = createMethod(
  z.looseObject({ topics: createBatchSchema(topicSchema) }),
  async (_relay, caller, { topics }) => caller.subscribe(topics),
)
