import * as z from 'zod/mini'
import { batchOf } from './batchOf.js'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_batchUnsubscribe` */
export const batchUnsubscribe: Method = method(
  z.looseObject({ subscriptions: batchOf(z.looseObject({ topic })) }),
  async (_relay, caller, { subscriptions }) => {
    for (const one of subscriptions) caller.unsubscribe(one.topic)
    return true
  },
)
