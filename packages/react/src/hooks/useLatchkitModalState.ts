'use client'
import { type Config, type KitState, type Route, toModalModel, type ViewName } from '@latchkit/core'
import { useLatchkitState } from './useLatchkitState.js'

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
  return useLatchkitState(select)
}

export declare namespace useLatchkitModalState {
  type ReturnType =
    | { readonly isOpen: true; readonly view: ViewName; readonly route: Route }
    | { readonly isOpen: false; readonly view: undefined; readonly route: undefined }
}

function select(state: KitState, config: Config): useLatchkitModalState.ReturnType {
  const model = toModalModel(state, config)
  return model.status === 'open'
    ? { isOpen: true, view: model.route.view, route: model.route }
    : { isOpen: false, view: undefined, route: undefined }
}
