'use client'
import type { KitState } from '@latchkit/core'
import { disconnect } from '@latchkit/core/actions'
import { useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

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
  const { kit } = useLatchkitContext()
  const isPending = useLatchkitState(selectIsPending)
  const disconnectNamespace = useCallback(
    (parameters?: disconnect.Parameters) => disconnect(kit, parameters),
    [kit],
  )
  return { disconnect: disconnectNamespace, isPending }
}

export declare namespace useLatchkitDisconnect {
  type ReturnType = {
    /** Rejects with `DisconnectError` if a wallet stays connected. */
    readonly disconnect: (parameters?: disconnect.Parameters) => Promise<disconnect.ReturnType>
    /** Whether a wallet is being disconnected. */
    readonly isPending: boolean
  }
}

const selectIsPending = ({ connection }: KitState) =>
  Object.values(connection).some((state) => state.status === 'disconnecting')
