import type { CaipNetworkId, Latchkit } from '@latchkit/core'
import { getTokens } from '@latchkit/core/actions'
import { getTime } from '@latchkit/core/views/ui'

/** For how long tokens count as fresh. The account view reads them again at the same age. */
const staleTimeMs = 30_000

/**
 * Returns the options of a TanStack query for the tokens of any account on one chain, so that they are kept in the cache of
 * the app. Needs the option `dataApi`, and `@tanstack/react-query` 5 in the app. The data contains `bigint`, which
 * `JSON.stringify` rejects: persisters need a serializer for it.
 *
 * A query that was invalidated asks the server not to answer from its cache either.
 *
 * @param parameters `chainId`: CAIP-2 id. Without `address`, as before a wallet is connected, the query is disabled.
 * @example
 * ```tsx
 * import { useLatchkit, useLatchkitAccount } from '@latchkit/react'
 * import { tokensQueryOptions } from '@latchkit/react/query'
 * import { useQuery } from '@tanstack/react-query'
 *
 * export function TokenCount() {
 *   const { kit } = useLatchkit()
 *   const { address } = useLatchkitAccount()
 *   const { data } = useQuery(tokensQueryOptions(kit, { chainId: 'eip155:1', address }))
 *   return <p>{data?.tokens.length}</p>
 * }
 * ```
 */
export function tokensQueryOptions(
  kit: Latchkit,
  parameters: tokensQueryOptions.Parameters,
): tokensQueryOptions.ReturnType {
  const { chainId, address } = parameters
  return {
    queryKey: ['latchkit', kit.config.name, 'tokens', chainId, address ?? ''],
    async queryFn({ signal, client, queryKey }) {
      // TanStack Query does not run a disabled query, unless the app itself asks it to.
      if (address === undefined) return { tokens: [], at: getTime(kit) }
      const force = client.getQueryState(queryKey)?.isInvalidated ?? false
      return getTokens(kit, { chainId, address, force, signal })
    },
    staleTime: staleTimeMs,
    enabled: address !== undefined,
  }
}

export declare namespace tokensQueryOptions {
  type Parameters = { readonly chainId: CaipNetworkId; readonly address?: string | undefined }
  /** Part of the context that TanStack Query passes to the function of a query. */
  type Context = {
    readonly signal: AbortSignal
    readonly queryKey: readonly string[]
    readonly client: {
      getQueryState(queryKey: readonly string[]): { readonly isInvalidated: boolean } | undefined
    }
  }
  type ReturnType = {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: Context) => Promise<getTokens.ReturnType>
    /** In ms. */
    readonly staleTime: number
    readonly enabled: boolean
  }
}
