import * as z from 'zod/mini'
import { publishMessage } from '../publishMessage.js'
import { createMethod, type Method } from './Method.js'
import { attestationSchema, messageSchema, topicSchema, ttlSchema } from './params.js'

/** Tag of a session proposal. */
const proposalTag = 1100

/**
 * `wc_proposeSession`: publishes a proposal on the pairing topic and subscribes its sender to that topic. Clients rely
 * on this subscription and do not call `irn_subscribe` for it.
 */
export const proposeSession: Method = createMethod(
  z.looseObject({
    pairingTopic: topicSchema,
    sessionProposal: messageSchema,
    ttl: z._default(ttlSchema, 300),
    attestation: attestationSchema,
  }),
  async (relay, caller, params) => {
    caller.subscribe([params.pairingTopic])
    await publishMessage(relay, caller, {
      topic: params.pairingTopic,
      message: params.sessionProposal,
      ttlSeconds: params.ttl,
      tag: proposalTag,
      attestation: params.attestation,
    })
    return true
  },
)
