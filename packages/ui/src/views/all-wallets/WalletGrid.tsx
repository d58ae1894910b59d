import type { CatalogueWalletRow } from '@latchkit/core'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { clampRows, getVisibleCells, type RowRange } from '../../parts/list/getVisibleRows.js'
import { useVisibleRows } from '../../parts/list/useVisibleRows.js'
import { createImageGate } from './createImageGate.js'
import { getNextIndex } from './getNextIndex.js'
import { TileRow } from './TileRow.js'

/** Props of {@link WalletGrid}. */
export type WalletGridProps = {
  readonly label: string
  readonly wallets: readonly CatalogueWalletRow[]
  /** The total number of wallets, if known. */
  readonly total?: number | undefined
  /** Whether placeholders follow the wallets. */
  readonly isLoading: boolean
  readonly onSelect?: ((walletId: string) => void) | undefined
  /** Called when the end is near. Absent: there is no next page, or it is loading. */
  readonly onMore?: (() => void) | undefined
  readonly listRef?: Ref<HTMLDivElement> | undefined
}

/** The distance from the end of the list at which the next page is loaded. */
const rootMargin = '600px'
/** Three rows for the first page, one row for the next pages. */
const placeholderCounts = { first: 12, more: 4 } as const
/** The number of columns in a modal of the default width. */
const usualColumns = 4
/** Fills a viewport. */
const initialRows = 6

/**
 * A grid of wallets with one Tab stop; the arrow keys, Home, End, PageUp and PageDown move the focus. Only the rows near the
 * viewport are in the document, and the row of the Tab stop.
 */
export function WalletGrid(props: WalletGridProps): ReactNode {
  const { label, wallets, total, isLoading, onSelect, onMore } = props
  const count = wallets.length
  const [activeId, setActiveId] = useState<string | undefined>(undefined)
  const [images] = useState(createImageGate)
  const grid = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const nextFocus = useRef<number | undefined>(undefined)
  const { columns, ...range } = useVisibleRows(grid, { initialRows, onScroll: images.onScroll })
  const activeIndex = Math.max(
    0,
    wallets.findIndex(({ id }) => id === activeId),
  )
  const active = wallets[activeIndex]?.id
  const setSize = getSetSize(count, total, isLoading || onMore !== undefined)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(props.listRef, () => grid.current, [])
  useEffect(() => images.dispose, [images])

  // Observe again after each page: if a page does not fill the viewport, the next one is loaded immediately.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` changes when a page is loaded.
  useEffect(() => {
    // Test environments (jsdom) have no IntersectionObserver.
    if (!end.current || !onMore || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore()
      },
      { root: end.current.closest('.stage'), rootMargin },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onMore, count])

  // Focuses a tile that was not in the document when the key was pressed.
  useLayoutEffect(() => {
    if (nextFocus.current === undefined) return
    findTile(grid.current, nextFocus.current)?.focus()
    nextFocus.current = undefined
  })

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const tile = target as HTMLElement
    const stageHeight = tile.closest('.stage')?.clientHeight ?? innerHeight
    const next = getNextIndex(key, getPosition(tile) - 1, {
      count,
      columns: columns ?? usualColumns,
      pageRows: Math.floor(stageHeight / tile.offsetHeight) - 1,
      isRtl: getComputedStyle(currentTarget).direction === 'rtl',
    })
    if (next === undefined) return
    event.preventDefault()
    const nextTile = findTile(currentTarget, next)
    if (nextTile) return nextTile.focus()
    nextFocus.current = next
    setActiveId(wallets[next]?.id)
  }

  const columnCount = columns ?? usualColumns
  const rowCount = Math.ceil(count / columnCount)
  const activeRow = count > 0 ? Math.floor(activeIndex / columnCount) : undefined
  const visible = clampRows(range, rowCount)
  // Until the number of columns is known, the height of one column, so that a restored scroll position is never beyond the end.
  const space = columns === undefined ? count : rowCount
  // Not in the markup: a strict CSP blocks inline styles.
  useLayoutEffect(() => {
    if (grid.current) grid.current.style.paddingBlockStart = `calc(${space} * var(--tile))`
  }, [space])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the children of a <ul> must be items, and these are rows of items. */}
      <div
        role="list"
        className="tiles"
        aria-label={label}
        aria-busy={isLoading}
        onKeyDown={move}
        onLoadCapture={(event) => images.onLoad(getSource(event))}
        onErrorCapture={(event) => images.onError(getSource(event))}
        ref={grid}
      >
        {toRows(visible, activeRow).map((row) => {
          const cells =
            row === activeRow ? { first: 0, end: columnCount } : getVisibleCells(visible, row, columnCount)
          const start = row * columnCount
          const own = wallets.slice(start + cells.first, start + cells.end)
          return (
            <TileRow
              key={row}
              wallets={own}
              row={row}
              start={start}
              skipped={cells.first}
              activeId={own.some(({ id }) => id === active) ? active : undefined}
              setSize={setSize}
              images={images}
              onSelect={onSelect}
              onFocus={setActiveId}
            />
          )
        })}
        {isLoading && (
          <div className="tiles-row" aria-hidden="true">
            {Array.from(
              { length: count === 0 ? placeholderCounts.first : placeholderCounts.more },
              (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical.
                <div key={index} className="tile">
                  <span className="mark" />
                  <span className="skeleton" />
                </div>
              ),
            )}
          </div>
        )}
      </div>
      <div ref={end} className="tiles-end" />
    </>
  )
}

/** Returns the rows of a range in ascending order, with the row of the Tab stop, which must stay in the document. */
function toRows(range: RowRange, activeRow: number | undefined): readonly number[] {
  const first = Math.floor(range.first)
  const rows = Array.from({ length: Math.max(0, Math.ceil(range.end) - first) }, (_, index) => first + index)
  if (activeRow === undefined || rows.includes(activeRow)) return rows
  return activeRow < first ? [activeRow, ...rows] : [...rows, activeRow]
}

/** Returns the position of a tile in the list, starting at 1. */
function getPosition(tile: Element): number {
  return Number(tile.parentElement?.getAttribute('aria-posinset'))
}

function findTile(grid: Element | null, index: number): HTMLElement | undefined {
  return grid?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] > button`) ?? undefined
}

/** Returns the source of an image as it was given, which is not always absolute. */
function getSource({ target }: SyntheticEvent): string {
  return (target as Element).getAttribute('src') ?? ''
}

/** Returns `aria-setsize`. The total of a directory can be less than the number of loaded wallets. */
function getSetSize(count: number, total: number | undefined, isGrowing: boolean): number {
  if (!isGrowing) return count
  return total !== undefined && total > count ? total : -1
}
