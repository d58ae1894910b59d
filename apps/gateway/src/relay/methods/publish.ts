import { publishMessage } from '../publishMessage.js'
import { createMethod, type Method } from './Method.js'
import { publishParamsSchema } from './params.js'

/** `irn_publish`: stores a message and delivers it to the subscribers of its topic. */
export const publish: Method = createMethod(publishParamsSchema, async (relay, caller, params) => {
  await publishMessage(relay, caller, { ...params, ttlSeconds: params.ttl })
  return true
})
