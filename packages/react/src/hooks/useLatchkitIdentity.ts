'use client'
import type { KitState } from '@latchkit/core'
import { watchIdentity } from '@latchkit/core/actions'
import { useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

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
  const { kit } = useLatchkitContext()
  const { address } = parameters
  useEffect(() => watchIdentity(kit, { address }), [kit, address])
  const select = useCallback((state: KitState) => toIdentity(state, address), [address])
  return useLatchkitState(select)
}

export declare namespace useLatchkitIdentity {
  type Parameters = { readonly address?: string | undefined }
  type ReturnType = {
    /** `idle`: nothing was read, because there is no address or no `dataApi`. A failed read is repeated after 30 s. */
    readonly status: 'idle' | 'loading' | 'ready' | 'failed'
    /** A name that resolves to the address; absent without one. */
    readonly name?: string | undefined
    /** URL of an image; absent without one. */
    readonly avatar?: string | undefined
  }
}

function toIdentity(
  { connection, identity }: KitState,
  given: string | undefined,
): useLatchkitIdentity.ReturnType {
  const current = connection.eip155
  const own = current && 'session' in current ? current.session?.accounts[0].address : undefined
  const address = given ?? own
  const known = address === undefined ? undefined : identity?.byAddress[address]
  return known ? { status: known.status, ...known.identity } : { status: 'idle' }
}
