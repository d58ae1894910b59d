import type { NftItem } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { NftImage } from '../nfts/NftImage.js'

/** The NFT that is sent: its image, its name and its collection. */
export function SendNft({ nft }: { readonly nft: NftItem }): ReactNode {
  const { account } = useAccountCopy()
  const { name, collection, preview, image } = nft
  return (
    <div className="send-nft">
      <NftImage key={nft.id} source={preview ?? image} />
      <div>
        <p className="send-nft-name">
          <bdi>{name || account.nfts.unknown}</bdi>
        </p>
        {collection && (
          <p className="send-note">
            <bdi>{collection}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}
