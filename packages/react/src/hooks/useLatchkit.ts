'use client'
import { close, type Latchkit, open } from '@latchkit/core'
import { useMemo } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'

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
      kit,
      open: (parameters) => open(kit, parameters),
      close: (parameters) => close(kit, parameters),
    }),
    [kit],
  )
}

export declare namespace useLatchkit {
  type ReturnType = {
    readonly kit: Latchkit
    readonly open: (parameters?: open.Parameters) => Promise<open.ReturnType>
    readonly close: (parameters?: close.Parameters) => Promise<close.ReturnType>
  }
}
