import type { Latchkit, NftItem } from '@latchkit/core'
import { type getAccount, getNfts } from '@latchkit/core/actions'
import {
  type InfiniteQueryOptions,
  type Cursor as PageCursor,
  type QueryContext,
  toInfiniteQueryOptions,
} from './toInfiniteQueryOptions.js'

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
  return toInfiniteQueryOptions(kit, parameters, 'nfts', getNfts)
}

export declare namespace nftsInfiniteQueryOptions {
  type Parameters = getAccount.Parameters
  /** The cursor of a page; `undefined` for the first one. */
  type Cursor = PageCursor
  /** Part of the context that TanStack Query passes to the function of a query. */
  type Context = QueryContext
  type ReturnType = InfiniteQueryOptions<NftItem>
}
