import * as z from 'zod/mini'
import { batchOf } from './batchOf.js'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_batchSubscribe`: the ids in the order of the topics. */
export const batchSubscribe: Method = method(
  z.looseObject({ topics: batchOf(topic) }),
  async (_relay, caller, { topics }) => caller.subscribe(topics),
)
