import type { CatalogueWalletRow } from '@latchkit/core'
import { memo, type ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { SealIcon } from '../../icons/SealIcon.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'

/** What {@link Tile} takes. */
export type TileProps = {
  readonly wallet: CatalogueWalletRow
  /** The one that Tab leads to. */
  readonly isActive: boolean
  readonly onSelect?: ((walletId: string) => void) | undefined
  readonly onFocus: (walletId: string) => void
}

/** A wallet among many: only what changed is drawn again. */
export const Tile: (props: TileProps) => ReactNode = memo(TileView)

function TileView({ wallet, isActive, onSelect, onFocus }: TileProps): ReactNode {
  const { allWallets, tags } = useCopy()
  return (
    <li>
      <button
        type="button"
        className="tile"
        part="tile"
        tabIndex={isActive ? 0 : -1}
        disabled={!onSelect}
        onClick={() => onSelect?.(wallet.id)}
        onFocus={() => onFocus(wallet.id)}
      >
        <span className="tile-figure">
          <WalletIcon wallet={wallet} isLazy />
          {wallet.certified && (
            <span className="tile-badge" title={allWallets.certified}>
              <SealIcon size={14} />
            </span>
          )}
          {wallet.installed && (
            <span className="tile-badge" data-installed="" title={tags.installed}>
              <CheckIcon size={12} />
            </span>
          )}
        </span>
        <bdi className="tile-name">{wallet.name}</bdi>
        {wallet.installed && <span className="visually-hidden">{`, ${tags.installed}`}</span>}
        {wallet.certified && <span className="visually-hidden">{`, ${allWallets.certified}`}</span>}
      </button>
    </li>
  )
}
