import * as z from 'zod/mini'
import { fetchPending } from './fetchPending.js'
import { createMethod, type Method } from './Method.js'
import { topic } from './params.js'

/** `irn_fetchMessages`: returns the pending messages of a topic. They are acknowledged once the client has received them. */
export const fetchMessages: Method = createMethod(z.looseObject({ topic }), (relay, caller, params) =>
  fetchPending(relay, caller, [params.topic]),
)
