import * as z from 'zod/mini'
import { fetchWaiting } from './fetchWaiting.js'
import { type Method, method } from './Method.js'
import { topic } from './params.js'

/** `irn_fetchMessages`: what waits on a topic, which counts as acknowledged when the client has received it. */
export const fetchMessages: Method = method(z.looseObject({ topic }), (relay, caller, params) =>
  fetchWaiting(relay, caller, [params.topic]),
)
