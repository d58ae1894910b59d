import type { KeyboardEvent } from 'react'

/** The tile a key leads to, from the one that has the focus; nothing for any other key. */
export function nextTile(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const { key, currentTarget, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const tiles = [...currentTarget.querySelectorAll<HTMLElement>('button.tile')]
  const index = tiles.indexOf(target as HTMLElement)
  if (index < 0) return undefined
  // Of the list's item: what is in it is contained, and measured from there.
  const topOf = (tile: HTMLElement | undefined) => tile?.parentElement?.offsetTop
  const firstBelow = tiles.findIndex((tile) => topOf(tile) !== topOf(tiles[0]))
  const columns = firstBelow < 0 ? tiles.length : firstBelow
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const to: Readonly<Record<string, number>> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: tiles.length - 1,
  }
  // Past an edge the focus stays where it is, and the key does nothing else.
  return key in to ? (tiles[to[key] ?? -1] ?? tiles[index]) : undefined
}
