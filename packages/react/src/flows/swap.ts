import { SwapContainer } from '../containers/SwapContainer.js'
import { SwapReviewContainer } from '../containers/SwapReviewContainer.js'
import { SwapTokenContainer } from '../containers/SwapTokenContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** A swap: form, tokens and review. */
export const containers: Flow<'swap' | 'swap-token' | 'swap-review'> = createFlow({
  swap: SwapContainer,
  'swap-token': SwapTokenContainer,
  'swap-review': SwapReviewContainer,
})
