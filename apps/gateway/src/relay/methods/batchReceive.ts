import * as z from 'zod/mini'
import { createBatchSchema } from './createBatchSchema.js'
import { createMethod, type Method } from './Method.js'
import { hashSchema, topicSchema } from './params.js'

/** `irn_batchReceive`: acknowledges messages by topic and message id, which is the sha256 of the message. */
export const batchReceive: Method = createMethod(
  z.looseObject({
    receipts: createBatchSchema(z.looseObject({ topic: topicSchema, messageId: hashSchema })),
  }),
  async (relay, { clientId }, { receipts }) => {
    await relay.mailbox.acknowledgeByHash(
      clientId,
      receipts.map(({ topic, messageId }) => ({ topic, hash: messageId })),
      relay.now(),
    )
    return true
  },
)
