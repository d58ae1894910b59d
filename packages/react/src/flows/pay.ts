import { PayCodeContainer } from '../containers/PayCodeContainer.js'
import { PayContainer } from '../containers/PayContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** A payment from a wallet, an exchange or a link. */
export const containers: Flow<'pay' | 'pay-review' | 'pay-progress' | 'pay-code'> = createFlow({
  pay: PayContainer,
  'pay-review': PayContainer,
  'pay-progress': PayContainer,
  'pay-code': PayCodeContainer,
})
