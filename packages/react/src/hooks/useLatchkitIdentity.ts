'use client'
import { identityBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the name and the image of an EVM address, and keeps them up to date while the component is mounted: see the action
 * `watchIdentity`. Needs the option `dataApi`.
 *
 * @param parameters `address`: default is the connected account on `eip155`.
 * @example
 * ```tsx
 * import { useLatchkitIdentity } from '@latchkit/react'
 *
 * export function Sender({ address }: { address: string }) {
 *   const { name } = useLatchkitIdentity({ address })
 *   // A name is no proof: the address stays.
 *   return <p>{name} {address}</p>
 * }
 * ```
 */
export function useLatchkitIdentity(
  parameters: useLatchkitIdentity.Parameters = {},
): useLatchkitIdentity.ReturnType {
  const { address } = parameters
  const stable = useMemo(() => ({ address }), [address])
  useWatch(identityBinding.watch, stable)
  return useModel(identityBinding.toState, stable)
}

export declare namespace useLatchkitIdentity {
  type Parameters = identityBinding.Parameters
  type ReturnType = identityBinding.State
}
