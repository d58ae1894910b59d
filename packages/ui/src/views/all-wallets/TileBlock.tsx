import type { CatalogueWalletRow } from '@latchkit/core'
import { memo, type ReactNode } from 'react'
import { Tile, type TileProps } from './Tile.js'

/** Props of {@link TileBlock}. */
export type TileBlockProps = Pick<TileProps, 'setSize' | 'onSelect' | 'onFocus'> & {
  readonly wallets: readonly CatalogueWalletRow[]
  /** The index of the first tile in the list. */
  readonly start: number
  /** The id of the Tab stop, if it is in this block. */
  readonly activeId: string | undefined
}

/** Rows of tiles in one element with `content-visibility`: the browser skips its layout and paint outside the viewport. */
export const TileBlock: (props: TileBlockProps) => ReactNode = memo(TileBlockView, arePropsEqual)

function TileBlockView({ wallets, start, activeId, ...rest }: TileBlockProps): ReactNode {
  return (
    <div className="tiles-block" role="none">
      {wallets.map(({ id, name, icon, certified, installed }, index) => (
        <Tile
          key={id}
          {...{ id, name, icon, certified, installed }}
          position={start + index + 1}
          isActive={id === activeId}
          {...rest}
        />
      ))}
    </div>
  )
}

/** Compares the wallets of a block, because each render creates a new array. */
function arePropsEqual(before: TileBlockProps, after: TileBlockProps): boolean {
  return (
    before.start === after.start &&
    before.activeId === after.activeId &&
    before.setSize === after.setSize &&
    before.onSelect === after.onSelect &&
    before.onFocus === after.onFocus &&
    before.wallets.length === after.wallets.length &&
    before.wallets.every((wallet, index) => wallet === after.wallets[index])
  )
}
