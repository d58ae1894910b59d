'use client'
import { getAccount, type KitState } from '@latchkit/core'
import { useCallback } from 'react'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * What is connected in a namespace, and how the connection stands. `isConnected` tells whether there is an address.
 *
 * @param parameters `namespace`: default the active one.
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
