import * as z from 'zod/mini'
import { checkBatch } from './checkBatch.js'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_batchUnsubscribe` */
export const batchUnsubscribe: Method = method(
  z.looseObject({ subscriptions: z.array(z.looseObject({ topic })) }),
  async (relay, caller, { subscriptions }) => {
    checkBatch(relay, subscriptions)
    for (const one of subscriptions) caller.unsubscribe(one.topic)
    return true
  },
)
