import * as z from 'zod/mini'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_subscribe` */
export const subscribe: Method = method(z.looseObject({ topic }), async (_relay, caller, params) => {
  const [id] = caller.subscribe([params.topic])
  return id
})
