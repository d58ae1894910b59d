'use client'
import type { ChainNamespace, ConnectedAccount, EmbeddedWalletModel, LoginAccountType } from '@latchkit/core'
import { setPreferredAccountType } from '@latchkit/core/actions'
import { toEmbeddedWalletModel } from '@latchkit/core/views/account-type'
import { useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
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
  const { namespace } = parameters
  const state = useModel(toEmbeddedWalletModel, kit, namespace)
  const actions = useMemo(
    () => ({
      setPreferredAccountType: (type: LoginAccountType) => setPreferredAccountType(kit, { type }),
    }),
    [kit],
  )
  return { ...state, ...actions }
}

export declare namespace useLatchkitEmbeddedWallet {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  type ReturnType = EmbeddedWalletModel & {
    /** Chooses the account on EVM chains, without a disconnect. */
    readonly setPreferredAccountType: (type: LoginAccountType) => Promise<ConnectedAccount>
  }
}
