import type { CatalogueWalletRow } from '@latchkit/core'
import { memo, type ReactNode } from 'react'
import { Tile, type TileProps } from './Tile.js'

/** What {@link TileBlock} takes. */
export type TileBlockProps = Pick<TileProps, 'setSize' | 'onSelect' | 'onFocus'> & {
  readonly wallets: readonly CatalogueWalletRow[]
  /** How many stand before it. */
  readonly start: number
  /** The tile that Tab leads to, if it is one of these. */
  readonly activeId: string | undefined
}

/** Some rows of tiles: one thing to the browser, which neither lays out nor paints it while it is far off. */
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

/** The block is cut anew from a list that grows each frame: what counts is whether it holds the same. */
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
