'use client'
import { type Config, getAccount, type KitState } from '@latchkit/core'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * The account of every namespace that is connected, in the order of the configured networks. Empty where nobody is; the
 * same array for as long as nothing in it changes.
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
  /** What `useLatchkitAccount` tells of each that is connected. */
  type ReturnType = readonly Extract<getAccount.ReturnType, { readonly isConnected: true }>[]
}

function select(state: KitState, { networks }: Config): useLatchkitAccounts.ReturnType {
  const namespaces = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  return [...namespaces].flatMap((namespace) => {
    const account = getAccount({ getState: () => state }, { namespace })
    return account.isConnected ? [account] : []
  })
}
