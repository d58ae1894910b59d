import * as z from 'zod/mini'
import { publishMessage } from '../publishMessage.js'
import { createMethod, type Method } from './Method.js'
import { messageSchema, topicSchema, ttlSchema } from './params.js'

/** Tags of the response to a proposal, and of the session settlement. */
const tags = { response: 1101, settlement: 1102 } as const

/**
 * `wc_approveSession`: publishes the response to a proposal on the pairing topic and the settlement on the session topic.
 * Subscribes the sender to the session topic.
 */
export const approveSession: Method = createMethod(
  z.looseObject({
    pairingTopic: topicSchema,
    sessionTopic: topicSchema,
    sessionProposalResponse: messageSchema,
    sessionSettlementRequest: messageSchema,
    ttl: z._default(ttlSchema, 300),
  }),
  async (relay, caller, params) => {
    const { pairingTopic, sessionTopic, ttl: ttlSeconds } = params
    caller.subscribe([sessionTopic])
    await Promise.all([
      publishMessage(relay, caller, {
        topic: pairingTopic,
        message: params.sessionProposalResponse,
        ttlSeconds,
        tag: tags.response,
      }),
      publishMessage(relay, caller, {
        topic: sessionTopic,
        message: params.sessionSettlementRequest,
        ttlSeconds,
        tag: tags.settlement,
      }),
    ])
    return true
  },
)
