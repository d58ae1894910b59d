import { disconnectBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useState } from './useState.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns a function that disconnects one namespace or all.
 * @example
 * ```ts
 * import { useLatchkitDisconnect } from '@latchkit/vue'
 *
 * const { disconnect, isPending } = useLatchkitDisconnect()
 * if (!isPending.value) disconnect().catch((error) => console.log(error.shortMessage))
 * ```
 */
export function useLatchkitDisconnect(): useLatchkitDisconnect.ReturnType {
  const none = withoutParameters()
  return {
    ...useState(disconnectBinding.toState, none, { isPending: true }),
    ...useActions(disconnectBinding.createActions, none),
  }
}

export declare namespace useLatchkitDisconnect {
  type ReturnType = Refs<disconnectBinding.State> & disconnectBinding.Actions
}
