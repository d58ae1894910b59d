import * as z from 'zod/mini'
import { publishMessage } from '../publishMessage.js'
import { type Method, method } from './Method.js'
import { message, topic, ttl } from './params.js'

/** Tags of the answer to a proposal, and of the session's settlement. */
const tags = { response: 1101, settlement: 1102 } as const

/**
 * `wc_approveSession`: answers a proposal on the pairing's topic, settles on the session's, and subscribes its sender
 * to the latter.
 */
export const approveSession: Method = method(
  z.looseObject({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: message,
    sessionSettlementRequest: message,
    ttl: z._default(ttl, 300),
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
