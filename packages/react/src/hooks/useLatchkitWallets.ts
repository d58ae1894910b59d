'use client'
import { walletsBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'

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
  parameters: walletsBinding.Parameters = {},
): useLatchkitWallets.ReturnType {
  const { namespace } = parameters
  const stable = useMemo(() => ({ namespace }), [namespace])
  return {
    ...useModel(walletsBinding.toState, stable),
    ...useActions(walletsBinding.createActions, stable),
  }
}

export declare namespace useLatchkitWallets {
  type ConnectOptions = walletsBinding.ConnectOptions
  type Wallet = walletsBinding.Wallet
  type ReturnType = walletsBinding.State & walletsBinding.Actions
}
