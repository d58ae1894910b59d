'use client'
import { navigate, updateSend, watchNfts } from '@latchkit/core/actions'
import { toNftDetailModel } from '@latchkit/core/views/nfts'
import { canSend } from '@latchkit/core/views/send'
import { NftDetailView } from '@latchkit/ui/views/nft-detail'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'

/** Shows an NFT of the account. */
export function NftDetailContainer({ route }: ContainerProps<'nft-detail'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, id } = route
  const model = useModel(toNftDetailModel, namespace, id)
  const isLoading = model.status === 'loading'
  // Not later: to watch the NFTs again can drop later pages, and this NFT with them.
  useEffect(() => (isLoading ? watchNfts(kit, { namespace }) : undefined), [kit, namespace, isLoading])
  return (
    <NftDetailView
      model={model}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onSend={
        canSend(kit.config, namespace)
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
