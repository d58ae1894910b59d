import * as z from 'zod/mini'
import { createMethod, type Method } from './Method.js'
import { topicSchema } from './params.js'

/** `irn_subscribe`: subscribes to a topic, and returns the subscription id. */
export const subscribe: Method = createMethod(
  z.looseObject({ topic: topicSchema }),
  async (_relay, caller, params) => {
    const [id] = caller.subscribe([params.topic])
    return id
  },
)
