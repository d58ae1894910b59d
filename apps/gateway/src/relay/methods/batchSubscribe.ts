import * as z from 'zod/mini'
import { checkBatch } from './checkBatch.js'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_batchSubscribe`: the ids in the order of the topics. */
export const batchSubscribe: Method = method(
  z.looseObject({ topics: z.array(topic) }),
  async (relay, caller, { topics }) => {
    checkBatch(relay, topics)
    return caller.subscribe(topics)
  },
)
