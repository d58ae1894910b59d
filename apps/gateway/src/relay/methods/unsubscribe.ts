import * as z from 'zod/mini'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_unsubscribe`: the id follows from the topic, so it is not asked for twice. */
export const unsubscribe: Method = method(z.looseObject({ topic }), async (_relay, caller, params) => {
  caller.unsubscribe(params.topic)
  return true
})
