'use client'
import { nftsBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'

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
  const { namespace } = parameters
  const stable = useMemo(() => ({ namespace }), [namespace])
  useWatch(nftsBinding.watch, stable)
  return { ...useModel(nftsBinding.toState, stable), ...useActions(nftsBinding.createActions, stable) }
}

export declare namespace useLatchkitNfts {
  type Parameters = nftsBinding.Parameters
  type State = nftsBinding.State
  type ReturnType = State & nftsBinding.Actions
}
