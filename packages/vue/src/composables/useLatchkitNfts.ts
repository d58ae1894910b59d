import { nftsBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { type Input, useParameters } from './useParameters.js'
import { useState } from './useState.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the NFTs of an account on its chain, the newest first, without spam, and keeps them up to date until its scope is disposed: see
 * the action `watchNfts`. Further pages are added by `loadMore`. Without the option `dataApi`, the status is `unavailable`.
 *
 * @param parameters `namespace`: default is the active one. Only accounts of `eip155` and `solana` have NFTs.
 * @example
 * ```ts
 * import { useLatchkitNfts } from '@latchkit/vue'
 *
 * const { nfts, hasMore, loadMore } = useLatchkitNfts()
 * console.log(nfts.value.map(({ name }) => name))
 * if (hasMore.value) await loadMore()
 * ```
 */
export function useLatchkitNfts(parameters: Input<nftsBinding.Parameters> = {}): useLatchkitNfts.ReturnType {
  const current = useParameters(parameters)
  useWatch(nftsBinding.watch, current)
  return {
    ...useState(nftsBinding.toState, current, {
      status: true,
      nfts: true,
      hasMore: true,
      isLoadingMore: true,
      updatedAt: true,
      error: true,
    }),
    ...useActions(nftsBinding.createActions, current),
  }
}

export declare namespace useLatchkitNfts {
  type ReturnType = Refs<nftsBinding.State> & nftsBinding.Actions
}
