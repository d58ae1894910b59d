import { OnRampActivityContainer } from '../containers/OnRampActivityContainer.js'
import { OnRampContainer } from '../containers/OnRampContainer.js'
import { OnRampFiatContainer } from '../containers/OnRampFiatContainer.js'
import { OnRampProgressContainer } from '../containers/OnRampProgressContainer.js'
import { OnRampTokenContainer } from '../containers/OnRampTokenContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** A purchase with a card or a bank transfer. */
export const containers: Flow<
  'onramp' | 'onramp-token' | 'onramp-fiat' | 'onramp-progress' | 'onramp-activity'
> = createFlow({
  onramp: OnRampContainer,
  'onramp-token': OnRampTokenContainer,
  'onramp-fiat': OnRampFiatContainer,
  'onramp-progress': OnRampProgressContainer,
  'onramp-activity': OnRampActivityContainer,
})
