import * as z from 'zod/mini'
import { checkBatch } from './checkBatch.js'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_subscribe` */
export const subscribe: Method = method(z.looseObject({ topic }), async (_relay, caller, params) => {
  const [id] = caller.subscribe([params.topic])
  return id
})

/** `irn_batchSubscribe`: the ids in the order of the topics. */
export const batchSubscribe: Method = method(
  z.looseObject({ topics: z.array(topic) }),
  async (relay, caller, { topics }) => {
    checkBatch(relay, topics)
    return caller.subscribe(topics)
  },
)

/** `irn_unsubscribe`: the id follows from the topic, so it is not asked for twice. */
export const unsubscribe: Method = method(z.looseObject({ topic }), async (_relay, caller, params) => {
  caller.unsubscribe(params.topic)
  return true
})

/** `irn_batchUnsubscribe` */
export const batchUnsubscribe: Method = method(
  z.looseObject({ subscriptions: z.array(z.looseObject({ topic })) }),
  async (relay, caller, { subscriptions }) => {
    checkBatch(relay, subscriptions)
    for (const one of subscriptions) caller.unsubscribe(one.topic)
    return true
  },
)
