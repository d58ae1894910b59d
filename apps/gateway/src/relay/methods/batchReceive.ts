import * as z from 'zod/mini'
import { batchOf } from './batchOf.js'
import { type Method, method } from './Method.js'
import { hash, topic } from './params.js'

/** `irn_batchReceive`: acknowledges by topic and message id, which is the sha256 of the message. */
export const batchReceive: Method = method(
  z.looseObject({ receipts: batchOf(z.looseObject({ topic, messageId: hash })) }),
  async (relay, { clientId }, { receipts }) => {
    await relay.mailbox.acknowledgeByHash(
      clientId,
      receipts.map(({ topic, messageId }) => ({ topic, hash: messageId })),
      relay.now(),
    )
    return true
  },
)
