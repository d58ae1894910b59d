import { SmartSessionListContainer } from '../containers/SmartSessionListContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** The permissions that the user granted. */
export const containers: Flow<'smart-sessions'> = createFlow({
  'smart-sessions': SmartSessionListContainer,
})
