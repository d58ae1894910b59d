import type { KeyboardEvent } from 'react'

/** Returns the tile to which a key moves the focus, or `undefined` for any other key. */
export function getNextTile(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const { key, currentTarget, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const tiles = [...currentTarget.querySelectorAll<HTMLElement>('button.tile')]
  const index = tiles.indexOf(target as HTMLElement)
  if (index < 0) return undefined
  const tile = target as HTMLElement
  const columns = getColumnCount(tile)
  const page = columns * getVisibleRowCount(tile)
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const last = tiles.length - 1
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
  // At an edge the focus does not move, and the key has no other effect.
  return key in to ? (tiles[to[key] ?? -1] ?? tile) : undefined
}

/** Returns the number of columns. Reads it from the focused block, because blocks outside the viewport have no layout. */
function getColumnCount(tile: HTMLElement): number {
  const block = tile.closest('.tiles-block')
  return block ? getComputedStyle(block).gridTemplateColumns.split(' ').length : 1
}

function getVisibleRowCount(tile: HTMLElement): number {
  const stage = tile.closest('.stage')?.clientHeight ?? innerHeight
  return Math.max(1, Math.floor(stage / tile.offsetHeight) - 1)
}
