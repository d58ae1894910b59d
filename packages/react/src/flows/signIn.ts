import type { Latchkit } from '@latchkit/core'
import { SiwxSignMessageContainer, watchSignIn } from '../containers/SiwxSignMessageContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** Starts to watch the sign-in, which begins when its code is loaded: `LatchkitProvider` does that at the start. */
export function createContainers(kit: Latchkit): Flow<'siwx-sign-message'> {
  watchSignIn(kit)
  return createFlow({ 'siwx-sign-message': SiwxSignMessageContainer })
}
