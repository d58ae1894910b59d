import { publishMessage } from '../publishMessage.js'
import { type Method, method } from './Method.js'
import { publication } from './params.js'

/** `irn_publish`: stores a message and sends it on. */
export const publish: Method = method(publication, async (relay, caller, params) => {
  await publishMessage(relay, caller, { ...params, ttlSeconds: params.ttl })
  return true
})
