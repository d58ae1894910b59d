/** The grid in which the focus moves. */
export type GridShape = {
  readonly count: number
  readonly columns: number
  /** The rows of one viewport. */
  readonly pageRows: number
  readonly isRtl: boolean
}

/**
 * Returns the index of the tile to which a key moves the focus, or `undefined` for any other key. At an edge it is the same tile:
 * the key has no other effect.
 */
export function getNextIndex(key: string, index: number, shape: GridShape): number | undefined {
  const { count, columns, pageRows, isRtl } = shape
  const page = columns * Math.max(1, pageRows)
  const forward = isRtl ? -1 : 1
  const last = count - 1
  const to: Readonly<Record<string, number>> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: last,
    // Keeps the column, like the arrow keys.
    PageDown: index + Math.min(page, columns * Math.floor((last - index) / columns)),
    PageUp: index - Math.min(page, columns * Math.floor(index / columns)),
  }
  if (!Object.keys(to).includes(key)) return undefined
  const next = to[key] ?? index
  return next < 0 || next > last ? index : next
}
