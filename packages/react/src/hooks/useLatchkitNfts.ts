'use client'
import type { LatchkitError, NftItem } from '@latchkit/core'
import { loadMoreNfts, refreshNfts, watchNfts } from '@latchkit/core/actions'
import { toNftsModel } from '@latchkit/core/views/nfts'
import { useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { type HookList, useList } from './useList.js'

/**
 * Returns the NFTs of an account on its chain, the newest first, without spam, and keeps them up to date while the component is
 * mounted: see the action `watchNfts`. Further pages are added by `loadMore`. Without the option `dataApi`, the
 * status is `unavailable`.
 *
 * @param parameters `namespace`: default is the active one. Only accounts of `eip155` and `solana` have NFTs.
 * @example
 * ```tsx
 * import { useLatchkitNfts } from '@latchkit/react'
 *
 * export function Nfts() {
 *   const { nfts, hasMore, loadMore } = useLatchkitNfts()
 *   return (
 *     <>
 *       {nfts.map(({ id, name, preview }) => <img key={id} src={preview} alt={name} width={96} />)}
 *       {hasMore && <button type="button" onClick={() => loadMore().catch(() => {})}>Show more</button>}
 *     </>
 *   )
 * }
 * ```
 */
export function useLatchkitNfts(parameters: useLatchkitNfts.Parameters = {}): useLatchkitNfts.ReturnType {
  const { kit } = useLatchkitContext()
  const { namespace } = parameters
  const refresh = useCallback(() => refreshNfts(kit, { namespace }), [kit, namespace])
  const loadMore = useCallback(() => loadMoreNfts(kit, { namespace }), [kit, namespace])
  return { ...useList(list, namespace), refresh, loadMore }
}

export declare namespace useLatchkitNfts {
  type Parameters = refreshNfts.Parameters
  type State = {
    /**
     * `unavailable`: there is no `dataApi`, or it has no NFTs of the namespace or the chain, or the chain of the account is not
     * configured. `stale`: the last read failed, and the NFTs are earlier ones. `failed`: it failed, and there are
     * none. A failed read is repeated after 30 s.
     */
    readonly status: 'unavailable' | 'disconnected' | 'loading' | 'ready' | 'stale' | 'failed'
    /** NFTs of the loaded pages. */
    readonly nfts: readonly NftItem[]
    /** Whether there are further pages. */
    readonly hasMore: boolean
    readonly isLoadingMore: boolean
    /** When the first page was read, in ms since the epoch. */
    readonly updatedAt?: number | undefined
    /** The cause of `stale` and `failed`. */
    readonly error?: LatchkitError | undefined
  }
  type ReturnType = State & {
    /** Reads the first page again. Rejects like the action `refreshNfts`, also for 30 s after a failure. */
    readonly refresh: () => Promise<refreshNfts.ReturnType>
    /** Reads the next page. Rejects like the action `loadMoreNfts`, also for 30 s after a failure. */
    readonly loadMore: () => Promise<loadMoreNfts.ReturnType>
  }
}

const list: HookList<ReturnType<typeof toNftsModel>, Omit<useLatchkitNfts.State, 'status' | 'error'>> = {
  watch: watchNfts,
  select: ({ nfts }, namespace) => nfts?.[namespace],
  toModel: toNftsModel,
  toShown: (model) =>
    model && 'items' in model
      ? {
          nfts: model.items,
          hasMore: model.more !== 'none',
          isLoadingMore: model.more === 'loading',
          updatedAt: model.at,
        }
      : { nfts: [], hasMore: false, isLoadingMore: false },
}
