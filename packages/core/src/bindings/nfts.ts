import { loadMoreNfts } from '../features/assets/nfts/loadMoreNfts.js'
import { refreshNfts } from '../features/assets/nfts/refreshNfts.js'
import { toNftsModel } from '../features/assets/nfts/toNftsModel.js'
import type { NftItem } from '../features/assets/nfts/types.js'
import { watchNfts } from '../features/assets/nfts/watchNfts.js'
import type { LatchkitError } from '../foundation/errors/base.js'
import type { CreateActions, ToState, Watch } from './Binding.js'
import { toListState } from './toListState.js'

/** The NFTs of an account: the hook `useLatchkitNfts`. */
export const nftsBinding: {
  readonly toState: ToState<nftsBinding.Parameters, nftsBinding.State>
  readonly watch: Watch<nftsBinding.Parameters>
  readonly createActions: CreateActions<nftsBinding.Parameters, nftsBinding.Actions>
} = {
  toState: /* @__PURE__ */ toListState({
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
  }),
  watch: watchNfts,
  createActions: (kit, { namespace }) => ({
    refresh: () => refreshNfts(kit, { namespace }),
    loadMore: () => loadMoreNfts(kit, { namespace }),
  }),
}

export declare namespace nftsBinding {
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
  type Actions = {
    /** Reads the first page again. Rejects like the action `refreshNfts`, also for 30 s after a failure. */
    readonly refresh: () => Promise<refreshNfts.ReturnType>
    /** Reads the next page. Rejects like the action `loadMoreNfts`, also for 30 s after a failure. */
    readonly loadMore: () => Promise<loadMoreNfts.ReturnType>
  }
}
