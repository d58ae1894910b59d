import * as z from 'zod/mini'
import { createBatchSchema } from './createBatchSchema.js'
import { createMethod, type Method } from './Method.js'
import { topicSchema } from './params.js'

/** `irn_batchUnsubscribe`: removes several subscriptions. */
export const batchUnsubscribe: Method = createMethod(
  z.looseObject({ subscriptions: createBatchSchema(z.looseObject({ topic: topicSchema })) }),
  async (_relay, caller, { subscriptions }) => {
    for (const { topic } of subscriptions) caller.unsubscribe(topic)
    return true
  },
)
