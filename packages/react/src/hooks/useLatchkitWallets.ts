'use client'
import type { ChainNamespace, Config, KitState, RegisteredKit, WalletRow } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import { getWalletRoute, toConnectModel } from '@latchkit/core/views'
import { useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the wallets of the modal, in its order, how each one is connected, and a function that connects a wallet of this browser without
 * the modal. `open` of `useLatchkit` shows the others: a QR code or the app of a remote wallet, or where to get one that is not installed.
 *
 * @param parameters `namespace`: only wallets of this namespace. Default: all.
 * @example
 * ```tsx
 * import { useLatchkit, useLatchkitWallets } from '@latchkit/react'
 *
 * export function Wallets() {
 *   const { open } = useLatchkit()
 *   const { wallets, connect } = useLatchkitWallets()
 *   return wallets.map(({ id, name, access }) => (
 *     <button
 *       key={id}
 *       type="button"
 *       onClick={() =>
 *         access === 'direct'
 *           ? connect(id).catch((error) => console.log(error.shortMessage))
 *           : open({ view: 'connect', wallet: id })
 *       }
 *     >
 *       {name || 'Browser wallet'}
 *     </button>
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
    (state: KitState, config: Config) => {
      const model = toConnectModel(state, config, namespace)
      const wallets = model.status === 'ready' ? model.wallets : []
      return {
        status: model.status,
        wallets: wallets.map((wallet) => withAccess(wallet, state, config, namespace)),
      }
    },
    [namespace],
  )
  const { status, wallets } = useLatchkitState(select)
  const connectWallet = useCallback(
    (walletId: string, options: useLatchkitWallets.ConnectOptions = {}) =>
      connect(kit, { namespace, ...options, connectorId: walletId }),
    [kit, namespace],
  )
  return { status, wallets, connect: connectWallet }
}

function withAccess(
  wallet: WalletRow,
  state: KitState,
  config: Config,
  namespace: ChainNamespace | undefined,
): useLatchkitWallets.Wallet {
  const { view } = getWalletRoute(state, config, { walletId: wallet.id, namespace })
  if (view === 'connecting-remote') return { ...wallet, access: 'remote' }
  return { ...wallet, access: wallet.namespaces.length > 0 ? 'direct' : 'not-installed' }
}

export declare namespace useLatchkitWallets {
  type ConnectOptions = Omit<connect.Parameters<RegisteredKit>, 'connectorId'>
  type Wallet = WalletRow & {
    /**
     * How the wallet is connected. `direct`: with `connect`, which rejects for all others. `remote`: on another device or in its app.
     * `not-installed`: not at all; the modal shows where to get it.
     */
    readonly access: 'direct' | 'remote' | 'not-installed'
  }
  type ReturnType = {
    /** `discovering` until the first adapter has reported its connectors. */
    readonly status: 'discovering' | 'empty' | 'ready'
    readonly wallets: readonly Wallet[]
    /** Rejects like the action `connect`, for example with `UserRejectedError` if the user declines. */
    readonly connect: (walletId: string, options?: ConnectOptions) => Promise<connect.ReturnType>
  }
}
