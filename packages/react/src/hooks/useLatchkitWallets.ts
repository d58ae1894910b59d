'use client'
import type { Config, KitState, WalletRow } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import { toConnectModel } from '@latchkit/core/views'
import { useCallback } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * The wallets that can be connected here, in the order the modal shows them, and how to connect one without the modal.
 *
 * @param parameters `namespace`: only wallets of that one. Default all.
 * @example
 * ```tsx
 * import { useLatchkitWallets } from '@latchkit/react'
 *
 * export function Wallets() {
 *   const { wallets, connect } = useLatchkitWallets()
 *   const onClick = (id: string) => connect(id).catch((error) => console.log(error.shortMessage))
 *   return wallets.map(({ id, name }) => (
 *     <button key={id} type="button" onClick={() => onClick(id)}>{name}</button>
 *   ))
 * }
 * ```
 */
export function useLatchkitWallets(
  parameters: Pick<connect.Parameters, 'namespace'> = {},
): useLatchkitWallets.ReturnType {
  const { kit } = useLatchkitContext()
  const { namespace } = parameters
  const select = useCallback(
    (state: KitState, config: Config) => toConnectModel(state, config, namespace),
    [namespace],
  )
  const model = useLatchkitState(select)
  const connectWallet = useCallback(
    (walletId: string, options: useLatchkitWallets.ConnectOptions = {}) =>
      connect(kit, { namespace, ...options, connectorId: walletId }),
    [kit, namespace],
  )
  return {
    status: model.status,
    wallets: model.status === 'ready' ? model.wallets : noWallets,
    connect: connectWallet,
  }
}

const noWallets: readonly WalletRow[] = []

export declare namespace useLatchkitWallets {
  type ConnectOptions = Omit<connect.Parameters, 'connectorId'>
  type ReturnType = {
    /** `discovering` until the first adapter has said what it reaches. */
    readonly status: 'discovering' | 'empty' | 'ready'
    readonly wallets: readonly WalletRow[]
    /** Rejects as the action `connect` does: also when the visitor says no. */
    readonly connect: (walletId: string, options?: ConnectOptions) => Promise<connect.ReturnType>
  }
}
