import * as z from 'zod/mini'
import { publishMessage } from '../publishMessage.js'
import { createBatchSchema } from './createBatchSchema.js'
import { createMethod, type Method } from './Method.js'
import { publishParamsSchema } from './params.js'

/** `irn_batchPublish`: publishes several messages. Rejects with the first error. */
export const batchPublish: Method = createMethod(
  z.looseObject({ messages: createBatchSchema(publishParamsSchema) }),
  async (relay, caller, { messages }) => {
    await Promise.all(
      messages.map((message) => publishMessage(relay, caller, { ...message, ttlSeconds: message.ttl })),
    )
    return true
  },
)
