'use client'
import { modalStateBinding } from '@latchkit/core/bindings'
import { none } from './none.js'
import { useModel } from './useModel.js'

/**
 * Returns whether the modal is open, and its current view and route.
 *
 * @example
 * ```tsx
 * import { useLatchkitModalState } from '@latchkit/react'
 *
 * export function Hint() {
 *   const { isOpen, view } = useLatchkitModalState()
 *   return <p>{isOpen ? `The modal shows ${view}.` : 'The modal is closed.'}</p>
 * }
 * ```
 */
export function useLatchkitModalState(): useLatchkitModalState.ReturnType {
  return useModel(modalStateBinding.toState, none)
}

export declare namespace useLatchkitModalState {
  type ReturnType = modalStateBinding.State
}
