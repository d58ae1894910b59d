import * as z from 'zod/mini'
import { publishMessage } from '../publishMessage.js'
import { checkBatch } from './checkBatch.js'
import { type Method, method } from './Method.js'
import { publication } from './params.js'

/** `irn_publish`: stores a message and sends it on. */
export const publish: Method = method(publication, async (relay, { clientId }, params) => {
  await publishMessage(relay, clientId, { ...params, ttlSeconds: params.ttl })
  return true
})

/** `irn_batchPublish`: the same for several, all or with the first one's error. */
export const batchPublish: Method = method(
  z.looseObject({ messages: z.array(publication) }),
  async (relay, { clientId }, { messages }) => {
    checkBatch(relay, messages)
    await Promise.all(messages.map((one) => publishMessage(relay, clientId, { ...one, ttlSeconds: one.ttl })))
    return true
  },
)
