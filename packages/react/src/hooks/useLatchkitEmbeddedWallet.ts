'use client'
import { embeddedWalletBinding } from '@latchkit/core/bindings'
import { toEmbeddedWalletModel } from '@latchkit/core/views/account-type'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'

/**
 * Returns the wallet of a user who has logged in, with the type of its account, and the action that changes the type.
 *
 * @param parameters `namespace`: the one of the account; default the active one.
 * @example
 * ```tsx
 * import { useLatchkitEmbeddedWallet } from '@latchkit/react'
 *
 * export function AccountType() {
 *   const { wallet, isSmartAccountEnabled, isPending, setPreferredAccountType } = useLatchkitEmbeddedWallet()
 *   if (!wallet || !isSmartAccountEnabled) return null
 *   const other = wallet.accountType === 'eoa' ? 'smartAccount' : 'eoa'
 *   return (
 *     <button type="button" disabled={isPending} onClick={() => setPreferredAccountType(other).catch(console.warn)}>
 *       {other === 'eoa' ? 'Use the ordinary account' : 'Use the smart account'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useLatchkitEmbeddedWallet(
  parameters: useLatchkitEmbeddedWallet.Parameters = {},
): useLatchkitEmbeddedWallet.ReturnType {
  const { kit } = useLatchkitContext()
  const state = useModel(toEmbeddedWalletModel, kit, parameters.namespace)
  return { ...state, ...useActions(embeddedWalletBinding.createActions, none) }
}

export declare namespace useLatchkitEmbeddedWallet {
  type Parameters = embeddedWalletBinding.Parameters
  type ReturnType = embeddedWalletBinding.State & embeddedWalletBinding.Actions
}
