'use client'
import { disconnect } from '@latchkit/core/actions'
import { useCallback } from 'react'
import { useShared } from '../LatchkitContext.js'

/**
 * How to disconnect: one namespace, or all. Rejects with `DisconnectError` where a wallet stays connected.
 *
 * @example
 * ```tsx
 * import { useLatchkitDisconnect } from '@latchkit/react'
 *
 * export function Leave() {
 *   const disconnect = useLatchkitDisconnect()
 *   const onClick = () => disconnect().catch((error) => console.log(error.shortMessage))
 *   return <button type="button" onClick={onClick}>Disconnect</button>
 * }
 * ```
 */
export function useLatchkitDisconnect(): (
  parameters?: disconnect.Parameters,
) => Promise<disconnect.ReturnType> {
  const { kit } = useShared()
  return useCallback((parameters) => disconnect(kit, parameters), [kit])
}
