'use client'
import { type Config, getAccount, type KitState } from '@latchkit/core'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the account of every connected namespace, in the order of the configured networks. The array is stable while no
 * account changes.
 *
 * @example
 * ```tsx
 * import { useLatchkitAccounts } from '@latchkit/react'
 *
 * export function Connected() {
 *   const accounts = useLatchkitAccounts()
 *   return accounts.map(({ caipAddress }) => <p key={caipAddress}>{caipAddress}</p>)
 * }
 * ```
 */
export function useLatchkitAccounts(): useLatchkitAccounts.ReturnType {
  return useLatchkitState(select)
}

export declare namespace useLatchkitAccounts {
  /** The result of `useLatchkitAccount` for each connected namespace. */
  type ReturnType = readonly Extract<getAccount.ReturnType, { readonly isConnected: true }>[]
}

function select(state: KitState, { networks }: Config): useLatchkitAccounts.ReturnType {
  const namespaces = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  return [...namespaces].flatMap((namespace) => {
    const account = getAccount({ getState: () => state }, { namespace })
    return account.isConnected ? [account] : []
  })
}
