'use client'
import type { ChainNamespace, Config, KitState } from '@latchkit/core'
import { loadMoreNfts, navigate, refreshNfts, watchNfts } from '@latchkit/core/actions'
import { canLoadMore, canRetry } from '@latchkit/core/views/account'
import { toAvailableList } from '@latchkit/core/views/capabilities'
import { toNftsModel } from '@latchkit/core/views/nfts'
import { NftsPanel } from '@latchkit/ui/views/nfts'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

type NftsContainerProps = {
  readonly namespace: ChainNamespace
  /** The id of the NFT that was opened last. */
  readonly opened?: string | undefined
}

/** Shows the NFTs of the account of a namespace, and keeps them up to date. */
export function NftsContainer({ namespace, opened }: NftsContainerProps): ReactNode {
  const { kit } = useLatchkitContext()
  useEffect(() => watchNfts(kit, { namespace }), [kit, namespace])
  const model = useModel(toAvailableModel, namespace)
  const loadMore = useCallback(() => ignoreRejection(loadMoreNfts(kit, { namespace })), [kit, namespace])
  const open = useCallback(
    (id: string) => {
      // Back leads to the same tab and NFT. Both at once, so that the account is not rendered again before.
      void navigate(kit, { route: { view: 'account', namespace, tab: 'nfts', opened: id }, replace: true })
      void navigate(kit, { route: { view: 'nft-detail', namespace, id } })
    },
    [kit, namespace],
  )
  if (model.status === 'disconnected' || model.status === 'unsupported') return null
  return (
    <NftsPanel
      // The grid of another chain is collapsed.
      key={'network' in model ? model.network.id : undefined}
      model={model}
      opened={opened}
      onSelect={open}
      onRetry={canRetry(kit, model) ? () => ignoreRejection(refreshNfts(kit, { namespace })) : undefined}
      onLoadMore={canLoadMore(kit, model) ? loadMore : undefined}
    />
  )
}

function toAvailableModel(state: KitState, config: Config, namespace: ChainNamespace) {
  return toAvailableList(toNftsModel(state, config, namespace), state, config, namespace, 'nfts')
}
