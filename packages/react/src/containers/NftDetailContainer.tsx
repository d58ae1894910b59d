'use client'
import type { Config, KitState } from '@latchkit/core'
import { navigate, updateSend, watchNfts } from '@latchkit/core/actions'
import { toNftDetailModel } from '@latchkit/core/views/nfts'
import { NftDetailView } from '@latchkit/ui/views/nft-detail'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { sendNamespaces } from './sendNamespaces.js'

/** Shows an NFT of the account. */
export function NftDetailContainer({ route }: ContainerProps<'nft-detail'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, id } = route
  const select = useCallback(
    (state: KitState, config: Config) => toNftDetailModel(state, config, namespace, id),
    [namespace, id],
  )
  const model = useLatchkitState(select)
  const isLoading = model.status === 'loading'
  // Not later: to watch the NFTs again can drop later pages, and this NFT with them.
  useEffect(() => (isLoading ? watchNfts(kit, { namespace }) : undefined), [kit, namespace, isLoading])
  return (
    <NftDetailView
      model={model}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onSend={
        kit.config.send && sendNamespaces.includes(namespace)
          ? (nft) => {
              updateSend(kit, { namespace, nft })
              void navigate(kit, { route: { view: 'send', namespace } })
            }
          : undefined
      }
      onNfts={() => navigate(kit, { route: { view: 'account', namespace, tab: 'nfts' }, replace: true })}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
