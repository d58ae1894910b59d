import type { NftItem } from '@latchkit/core'
import { type ComponentType, memo, type ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { NftImage } from './NftImage.js'

/** Props of {@link NftTile}. */
export type NftTileProps = {
  readonly item: NftItem
  /** Formats how many of it the account owns. */
  readonly format: (amount: bigint) => string
  /** Opens the NFT. Absent: the button is disabled. */
  readonly onSelect?: ((id: string) => void) | undefined
}

/** An NFT: its image, its name and its collection. A button that opens it. Only changed tiles render again. */
export const NftTile: ComponentType<NftTileProps> = memo(PlainNftTile)

function PlainNftTile({ item, format, onSelect }: NftTileProps): ReactNode {
  const { nfts } = useAccountCopy().account
  const { id, name, collection, amount, preview, image } = item
  const count = amount > 1n ? format(amount) : undefined
  return (
    <li>
      <button
        type="button"
        className="nft-tile"
        part="nft-tile"
        disabled={!onSelect}
        onClick={() => onSelect?.(id)}
      >
        <NftImage source={preview ?? image} isLazy>
          {count !== undefined && (
            <bdi className="nft-amount" dir="ltr" aria-hidden="true">
              ×{count}
            </bdi>
          )}
        </NftImage>
        <span className="nft-name">
          <bdi>{name || nfts.unknown}</bdi>
        </span>
        {/* Has a line also if it is empty, so that all tiles have the same height. */}
        <span className="nft-collection">{collection ? <bdi>{collection}</bdi> : '\u00a0'}</span>
        {count !== undefined && (
          <span className="visually-hidden">{fill(nfts.owned, { amount: count })}</span>
        )}
      </button>
    </li>
  )
}
