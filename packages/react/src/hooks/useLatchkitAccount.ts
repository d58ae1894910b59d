'use client'
import { getAccount, type KitState } from '@latchkit/core'
import { useCallback } from 'react'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the connected account of a namespace and the status of its connection. `isConnected` narrows the address.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```tsx
 * import { useLatchkitAccount } from '@latchkit/react'
 *
 * export function Greeting() {
 *   const account = useLatchkitAccount()
 *   return <p>{account.isConnected ? account.address : account.status}</p>
 * }
 * ```
 */
export function useLatchkitAccount({ namespace }: getAccount.Parameters = {}): getAccount.ReturnType {
  return useLatchkitState(
    useCallback((state: KitState) => getAccount({ getState: () => state }, { namespace }), [namespace]),
  )
}
