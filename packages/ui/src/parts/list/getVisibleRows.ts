/** A part of a list of rows: `first` is included, `end` is not. Both can be fractions: a part of that row. */
export type RowRange = { readonly first: number; readonly end: number }

/** Measures that {@link getVisibleRows} needs, in px. */
export type RowsViewport = {
  /** The distance from the start of the rows to the start of the viewport. Negative: other content is above the rows. */
  readonly top: number
  readonly height: number
  readonly rowHeight: number
}

/** Rows rendered on each side of the viewport: more than a fast swipe scrolls in two frames. */
export const overscanRows = 3

/** A row is rendered in this many parts, so that no frame of a scrolling list renders a whole row of tiles. */
export const partsPerRow = 2

/**
 * Returns the rows in the viewport and {@link overscanRows} on each side, for rows of equal height. The end can be greater than
 * the number of rows.
 */
export function getVisibleRows({ top, height, rowHeight }: RowsViewport): RowRange {
  const partHeight = rowHeight / partsPerRow
  const first = Math.floor(top / partHeight) / partsPerRow - overscanRows
  const end = Math.ceil((top + height) / partHeight) / partsPerRow + overscanRows
  return { first: Math.max(0, first), end: Math.max(0, end) }
}

/**
 * Limits a range to the rows of a list. If the list became shorter, returns its last rows, because the browser then scrolls
 * to the end.
 */
export function clampRows({ first, end }: RowRange, rowCount: number): RowRange {
  return { first: Math.max(0, Math.min(first, rowCount - (end - first))), end: Math.min(end, rowCount) }
}

/** Returns the cells of a row that are in a range: the indexes in the row of the first, and after the last. */
export function getVisibleCells({ first, end }: RowRange, row: number, columns: number): RowRange {
  return {
    first: Math.floor(Math.max(0, first - row) * columns),
    end: Math.ceil(Math.min(1, end - row) * columns),
  }
}
