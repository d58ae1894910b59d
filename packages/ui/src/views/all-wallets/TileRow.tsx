import type { CatalogueWalletRow } from '@latchkit/core'
import { memo, type ReactNode, useCallback } from 'react'
import { Tile, type TileProps } from './Tile.js'

/** Props of {@link TileRow}. */
export type TileRowProps = Pick<TileProps, 'setSize' | 'onSelect' | 'onFocus' | 'images'> & {
  readonly wallets: readonly CatalogueWalletRow[]
  /** The position of the row in the grid, starting at 0. */
  readonly row: number
  /** The index in the list of the row's first cell. */
  readonly start: number
  /** The number of cells at the start of the row whose tiles are not rendered. */
  readonly skipped: number
  /** The id of the Tab stop, if it is in this row. */
  readonly activeId: string | undefined
}

/** A row of tiles, at its place in the grid. */
export const TileRow: (props: TileRowProps) => ReactNode = memo(TileRowView, arePropsEqual)

function TileRowView({ wallets, row, start, skipped, activeId, ...rest }: TileRowProps): ReactNode {
  // Not in the markup: a strict CSP blocks inline styles.
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (element) element.style.insetBlockStart = `calc(${row} * var(--tile))`
    },
    [row],
  )
  return (
    <div className="tiles-row" role="none" ref={place}>
      {wallets.map(({ id, name, icon, certified, installed }, index) => (
        <Tile
          key={id}
          {...{ id, name, icon, certified, installed }}
          position={start + skipped + index + 1}
          column={index === 0 && skipped > 0 ? skipped + 1 : undefined}
          isActive={id === activeId}
          {...rest}
        />
      ))}
    </div>
  )
}

/** Compares the wallets of a row, because each render creates a new array. */
function arePropsEqual(before: TileRowProps, after: TileRowProps): boolean {
  return (
    before.row === after.row &&
    before.start === after.start &&
    before.skipped === after.skipped &&
    before.activeId === after.activeId &&
    before.setSize === after.setSize &&
    before.images === after.images &&
    before.onSelect === after.onSelect &&
    before.onFocus === after.onFocus &&
    before.wallets.length === after.wallets.length &&
    before.wallets.every((wallet, index) => wallet === after.wallets[index])
  )
}
