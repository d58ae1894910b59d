'use client'
import type { Config, KitState, RegisteredKit, WalletRow } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import { toConnectModel } from '@latchkit/core/views'
import { useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the wallets that can be connected, in the order of the modal, and a function that connects one without the modal.
 *
 * @param parameters `namespace`: only wallets of this namespace. Default: all.
 * @example
 * ```tsx
 * import { useLatchkitWallets } from '@latchkit/react'
 *
 * export function Wallets() {
 *   const { wallets, connect } = useLatchkitWallets()
 *   const onClick = (id: string) => connect(id).catch((error) => console.log(error.shortMessage))
 *   return wallets.map(({ id, name }) => (
 *     <button key={id} type="button" onClick={() => onClick(id)}>{name || 'Browser wallet'}</button>
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
  type ConnectOptions = Omit<connect.Parameters<RegisteredKit>, 'connectorId'>
  type ReturnType = {
    /** `discovering` until the first adapter has reported its connectors. */
    readonly status: 'discovering' | 'empty' | 'ready'
    readonly wallets: readonly WalletRow[]
    /** Rejects like the action `connect`, for example with `UserRejectedError` if the user declines. */
    readonly connect: (walletId: string, options?: ConnectOptions) => Promise<connect.ReturnType>
  }
}
