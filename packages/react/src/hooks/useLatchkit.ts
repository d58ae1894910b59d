'use client'
import { closeModal, openModal, type RegisteredKit } from '@latchkit/core'
import { useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'

/**
 * Returns the kit and functions that open and close its modal. `open` resolves with the account the user connects, or with
 * `undefined` if the modal closes without one. The functions are stable while the kit does not change.
 *
 * @example
 * ```tsx
 * import { useLatchkit } from '@latchkit/react'
 *
 * export function Checkout({ pay }: { pay: (address: string) => void }) {
 *   const { open } = useLatchkit()
 *   const onClick = async () => {
 *     const account = await open()
 *     if (account) pay(account.address)
 *   }
 *   return <button type="button" onClick={onClick}>Pay</button>
 * }
 * ```
 */
export function useLatchkit(): useLatchkit.ReturnType {
  const { kit } = useLatchkitContext()
  return useMemo(
    () => ({
      // The app states that its provider has the kit of `Register`.
      kit: kit as RegisteredKit,
      open: ({ wallet, ...parameters } = {}) =>
        wallet === undefined
          ? openModal(kit, parameters)
          : // The connect view loads it too. A browser allows the window of a wallet for a moment after the click.
            import('../context/selectWallet.js').then(({ openAtWallet }) =>
              openAtWallet(kit, { wallet, namespace: parameters.namespace }),
            ),
      close: (parameters) => closeModal(kit, parameters),
    }),
    [kit],
  )
}

export declare namespace useLatchkit {
  type OpenParameters = openModal.Parameters & {
    /** Opens the view `connect` at a wallet, as if the user had chosen it: its rdns, or an id of `useLatchkitWallets` or of the directory. */
    readonly wallet?: string | undefined
  }
  type ReturnType = {
    readonly kit: RegisteredKit
    readonly open: (parameters?: OpenParameters) => Promise<openModal.ReturnType>
    readonly close: (parameters?: closeModal.Parameters) => Promise<closeModal.ReturnType>
  }
}
