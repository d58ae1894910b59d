import * as z from 'zod/mini'
import { publishMessage } from '../publishMessage.js'
import { batchOf } from './batchOf.js'
import { type Method, method } from './Method.js'
import { publication } from './params.js'

/** `irn_batchPublish`: stores several messages; where one cannot be, the answer is its error. */
export const batchPublish: Method = method(
  z.looseObject({ messages: batchOf(publication) }),
  async (relay, caller, { messages }) => {
    await Promise.all(messages.map((one) => publishMessage(relay, caller, { ...one, ttlSeconds: one.ttl })))
    return true
  },
)
