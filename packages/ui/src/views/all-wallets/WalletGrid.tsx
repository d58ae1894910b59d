import type { CatalogueWalletRow } from '@latchkit/core'
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { useIncrementalList } from '../../parts/list/useIncrementalList.js'
import { getNextTile } from './getNextTile.js'
import { TileBlock } from './TileBlock.js'

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
/** Complete rows of one, two, three or four columns, which is the maximum. */
const blockSize = 12

/**
 * A grid of wallets with one Tab stop; the arrow keys, Home, End, PageUp and PageDown move the focus. The browser skips layout,
 * paint and image loading for blocks of tiles outside the viewport.
 */
export function WalletGrid(props: WalletGridProps): ReactNode {
  const { label, total, onSelect } = props
  const [activeId, setActiveId] = useState<string | undefined>(undefined)
  const end = useRef<HTMLDivElement>(null)
  const wallets = useIncrementalList(props.wallets)
  const blocks = toBlocks(wallets)
  const count = wallets.length
  const isGrowing = count < props.wallets.length
  const isLoading = props.isLoading || isGrowing
  // The position of the end is unknown until all wallets are rendered.
  const onMore = isGrowing ? undefined : props.onMore
  const active = (wallets.find(({ id }) => id === activeId) ?? wallets[0])?.id
  const setSize = getSetSize(count, total, isLoading || onMore !== undefined)

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

  const move = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const next = getNextTile(event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }, [])

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the children of a <ul> must be items, and these are blocks of items. */}
      <div
        role="list"
        className="tiles"
        aria-label={label}
        aria-busy={isLoading}
        onKeyDown={move}
        ref={props.listRef}
      >
        {blocks.map((block, index) => (
          <TileBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position.
            key={index}
            wallets={block}
            start={index * blockSize}
            activeId={block.some(({ id }) => id === active) ? active : undefined}
            setSize={setSize}
            onSelect={onSelect}
            onFocus={setActiveId}
          />
        ))}
        {isLoading && (
          <div className="tiles-block" aria-hidden="true">
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

function toBlocks(wallets: readonly CatalogueWalletRow[]): readonly (readonly CatalogueWalletRow[])[] {
  return Array.from({ length: Math.ceil(wallets.length / blockSize) }, (_, index) =>
    wallets.slice(index * blockSize, (index + 1) * blockSize),
  )
}

/** Returns `aria-setsize`. The total of a directory can be less than the number of loaded wallets. */
function getSetSize(count: number, total: number | undefined, isGrowing: boolean): number {
  if (!isGrowing) return count
  return total !== undefined && total > count ? total : -1
}
