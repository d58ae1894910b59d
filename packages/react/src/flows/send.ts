import { SendContainer } from '../containers/SendContainer.js'
import { SendReviewContainer } from '../containers/SendReviewContainer.js'
import { SendTokenContainer } from '../containers/SendTokenContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** A transfer: form, tokens and review. */
export const containers: Flow<'send' | 'send-token' | 'send-review'> = createFlow({
  send: SendContainer,
  'send-token': SendTokenContainer,
  'send-review': SendReviewContainer,
})
