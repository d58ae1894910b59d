import { modalStateBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useState } from './useState.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns whether the modal is open, and its current view and route.
 * @example
 * ```ts
 * import { useLatchkitModalState } from '@latchkit/vue'
 *
 * const { isOpen, view } = useLatchkitModalState()
 * console.log(isOpen.value ? `The modal shows ${view.value}.` : 'The modal is closed.')
 * ```
 */
export function useLatchkitModalState(): useLatchkitModalState.ReturnType {
  return useState(modalStateBinding.toState, withoutParameters(), { isOpen: true, view: true, route: true })
}

export declare namespace useLatchkitModalState {
  type ReturnType = Refs<modalStateBinding.State>
}
