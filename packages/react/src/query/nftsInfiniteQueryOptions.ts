import type { Latchkit } from '@latchkit/core'
import { getAccount, getNfts } from '@latchkit/core/actions'

/** For how long NFTs count as fresh. `watchNfts` reads them again at the same age. */
const staleTimeMs = 30_000

/**
 * Returns the options of an infinite TanStack query for the NFTs of the connected account on its chain, so that they are
 * kept in the cache of the app. Needs the option `dataApi`, and `@tanstack/react-query` 5 in the app. A list that grows between
 * two reads can repeat an NFT on the next page: compare their `id`.
 *
 * The account is that at the time of the call. Call it in a component that renders again when the account or its chain changes,
 * as with `useLatchkitAccount`: another account or chain is another query. Without an account the query is disabled.
 *
 * @param parameters `namespace`: default the active one. Only accounts of `eip155` and `solana` have NFTs.
 * @example
 * ```tsx
 * import { useLatchkit, useLatchkitAccount } from '@latchkit/react'
 * import { nftsInfiniteQueryOptions } from '@latchkit/react/query'
 * import { useInfiniteQuery } from '@tanstack/react-query'
 *
 * export function Gallery() {
 *   const { kit } = useLatchkit()
 *   const { namespace } = useLatchkitAccount()
 *   const { data, fetchNextPage } = useInfiniteQuery(nftsInfiniteQueryOptions(kit, { namespace }))
 *   const items = data?.pages.flatMap((page) => page.items)
 *   return <button type="button" onClick={() => fetchNextPage()}>{items?.length}</button>
 * }
 * ```
 */
export function nftsInfiniteQueryOptions(
  kit: Latchkit,
  parameters: nftsInfiniteQueryOptions.Parameters = {},
): nftsInfiniteQueryOptions.ReturnType {
  const { address, chainId } = getAccount(kit, parameters)
  return {
    queryKey: ['latchkit', kit.config.name, 'nfts', chainId ?? '', address ?? ''],
    async queryFn({ signal, pageParam: cursor }) {
      // TanStack Query does not run a disabled query, unless the app itself asks it to.
      if (address === undefined) return { items: [] }
      // The account of the key, not the one that is connected when the query runs.
      return getNfts(kit, { address, chainId, cursor, signal })
    },
    initialPageParam: undefined,
    getNextPageParam({ cursor }, _pages, _last, cursors) {
      // A cursor that is repeated ends the list, so that it is not endless.
      return cursors.includes(cursor) ? undefined : cursor
    },
    staleTime: staleTimeMs,
    enabled: address !== undefined,
  }
}

export declare namespace nftsInfiniteQueryOptions {
  type Parameters = getAccount.Parameters
  /** The cursor of a page; `undefined` for the first one. */
  type Cursor = string | undefined
  /** Part of the context that TanStack Query passes to the function of a query. */
  type Context = { readonly signal: AbortSignal; readonly pageParam: Cursor }
  type ReturnType = {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: Context) => Promise<getNfts.ReturnType>
    readonly initialPageParam: Cursor
    /** Returns the cursor of the next page; `undefined` at the end of the list. */
    readonly getNextPageParam: (
      lastPage: getNfts.ReturnType,
      pages: readonly getNfts.ReturnType[],
      cursor: Cursor,
      cursors: readonly Cursor[],
    ) => Cursor
    /** In ms. */
    readonly staleTime: number
    readonly enabled: boolean
  }
}
