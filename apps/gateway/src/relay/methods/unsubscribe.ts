import * as z from 'zod/mini'
import { createMethod, type Method } from './Method.js'
import { topicSchema } from './params.js'

/** `irn_unsubscribe`: removes a subscription. The `id` parameter is ignored, because the topic determines it. */
export const unsubscribe: Method = createMethod(
  z.looseObject({ topic: topicSchema }),
  async (_relay, caller, params) => {
    caller.unsubscribe(params.topic)
    return true
  },
)
