'use client'
import { accountsBinding } from '@latchkit/core/bindings'
import { none } from './none.js'
import { useModel } from './useModel.js'

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
  return useModel(accountsBinding.toState, none)
}

export declare namespace useLatchkitAccounts {
  /** The result of `useLatchkitAccount` for each connected namespace. */
  type ReturnType = accountsBinding.State
}
