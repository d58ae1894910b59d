'use client'
import { disconnectBinding } from '@latchkit/core/bindings'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'

/**
 * Returns a function that disconnects one namespace or all.
 *
 * @example
 * ```tsx
 * import { useLatchkitDisconnect } from '@latchkit/react'
 *
 * export function Disconnect() {
 *   const { disconnect, isPending } = useLatchkitDisconnect()
 *   const onClick = () => disconnect().catch((error) => console.log(error.shortMessage))
 *   return <button type="button" disabled={isPending} onClick={onClick}>Disconnect</button>
 * }
 * ```
 */
export function useLatchkitDisconnect(): useLatchkitDisconnect.ReturnType {
  return {
    ...useModel(disconnectBinding.toState, none),
    ...useActions(disconnectBinding.createActions, none),
  }
}

export declare namespace useLatchkitDisconnect {
  type ReturnType = disconnectBinding.State & disconnectBinding.Actions
}
