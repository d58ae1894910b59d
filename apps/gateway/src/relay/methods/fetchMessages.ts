import * as z from 'zod/mini'
import { fetchPending } from './fetchPending.js'
import { createMethod, type Method } from './Method.js'
import { topicSchema } from './params.js'

/** `irn_fetchMessages`: returns a page of the pending messages of a topic. See `fetchPending`. */
export const fetchMessages: Method = createMethod(
  z.looseObject({ topic: topicSchema }),
  (relay, caller, params) => fetchPending(relay, caller, [params.topic]),
)
