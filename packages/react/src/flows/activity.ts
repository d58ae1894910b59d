import { ActivityDetailContainer } from '../containers/ActivityDetailContainer.js'
import { ActivityReplacementContainer } from '../containers/ActivityReplacementContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** One transaction, and its replacement. */
export const containers: Flow<'activity-detail' | 'activity-replacement'> = createFlow({
  'activity-detail': ActivityDetailContainer,
  'activity-replacement': ActivityReplacementContainer,
})
