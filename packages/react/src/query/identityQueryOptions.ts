import type { Latchkit } from '@latchkit/core'
import { getAccount, getIdentity } from '@latchkit/core/actions'

/** For how long a name counts as fresh. `watchIdentity` reads it again at the same age. */
const staleTimeMs = 300_000

/**
 * Returns the options of a TanStack query for the name and the avatar of an EVM address, so that they are kept in the cache of
 * the app. The data is an empty object without a name. A name is no proof: show it with the address, never instead. Needs the
 * option `dataApi`, and `@tanstack/react-query` 5 in the app.
 *
 * @param parameters `address`: default the address of the connected account on `eip155`, at the time of the call. Call it in a
 * component that renders again when the account changes, as with `useLatchkitAccount`: another account is another query. Without an
 * account the query is disabled.
 * @example
 * ```tsx
 * import { useLatchkit, useLatchkitAccount } from '@latchkit/react'
 * import { identityQueryOptions } from '@latchkit/react/query'
 * import { useQuery } from '@tanstack/react-query'
 *
 * export function Sender() {
 *   const { kit } = useLatchkit()
 *   const { address } = useLatchkitAccount({ namespace: 'eip155' })
 *   const { data } = useQuery(identityQueryOptions(kit, { address }))
 *   return <p>{data?.name} {address}</p>
 * }
 * ```
 */
export function identityQueryOptions(
  kit: Latchkit,
  parameters: identityQueryOptions.Parameters = {},
): identityQueryOptions.ReturnType {
  const address = parameters.address ?? getAccount(kit, { namespace: 'eip155' }).address
  return {
    queryKey: ['latchkit', kit.config.name, 'identity', address ?? ''],
    async queryFn({ signal }) {
      // TanStack Query does not run a disabled query, unless the app itself asks it to.
      return address === undefined ? {} : getIdentity(kit, { address, signal })
    },
    staleTime: staleTimeMs,
    enabled: address !== undefined,
  }
}

export declare namespace identityQueryOptions {
  type Parameters = { readonly address?: string | undefined }
  type ReturnType = {
    readonly queryKey: readonly string[]
    /** Receives part of the context that TanStack Query passes to the function of a query. */
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<getIdentity.ReturnType>
    /** In ms. */
    readonly staleTime: number
    readonly enabled: boolean
  }
}
