'use client'
import type {
  ChainNamespace,
  ConnectedAccount,
  EmbeddedWalletInfo,
  KitState,
  LatchkitError,
  LoginAccountType,
} from '@latchkit/core'
import { getEmbeddedWalletInfo, setPreferredAccountType } from '@latchkit/core/actions'
import { useCallback, useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

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
  const select = useCallback(
    (state: KitState) => {
      const { storage } = kit.internal
      const wallet = getEmbeddedWalletInfo({ internal: { getState: () => state, storage } }, { namespace })
      const { enabledChainIds, change } = state.accountType ?? {}
      const connection = state.connection.eip155
      const chainId = connection && 'session' in connection ? connection.session?.chainId : undefined
      return {
        wallet,
        isSmartAccountEnabled:
          wallet !== undefined && !!chainId && enabledChainIds?.includes(chainId) === true,
        isPending: change?.status === 'changing',
        error: change?.status === 'failed' ? change.error : undefined,
      }
    },
    [kit, namespace],
  )
  const state = useLatchkitState(select)
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
  type ReturnType = {
    /** Absent if the account is not that of a login. */
    readonly wallet: EmbeddedWalletInfo | undefined
    /** Whether the current EVM network has smart accounts. */
    readonly isSmartAccountEnabled: boolean
    /** Whether the account type is being changed. */
    readonly isPending: boolean
    /** Why the last change failed. The account is the one before it. */
    readonly error: LatchkitError | undefined
    /** Chooses the account on EVM chains, without a disconnect. */
    readonly setPreferredAccountType: (type: LoginAccountType) => Promise<ConnectedAccount>
  }
}
