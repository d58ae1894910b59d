import type { CatalogueWalletRow } from '@latchkit/core'
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { getNextTile } from './getNextTile.js'
import { TileBlock } from './TileBlock.js'
import { useIncrementalList } from './useIncrementalList.js'

/** What {@link WalletGrid} takes. */
export type WalletGridProps = {
  readonly label: string
  readonly wallets: readonly CatalogueWalletRow[]
  /** How many there will be, as far as it is known. */
  readonly total?: number | undefined
  /** Placeholders follow. */
  readonly isLoading: boolean
  readonly onSelect?: ((walletId: string) => void) | undefined
  /** The end is near. Absent: there is no more, or it is on its way. */
  readonly onMore?: (() => void) | undefined
  readonly listRef?: Ref<HTMLDivElement> | undefined
}

/** How far before its end the list is continued. */
const rootMargin = '600px'
/** Three rows at first, one when more is on its way. */
const placeholderCounts = { first: 12, more: 4 } as const
/** Whole rows of one, two, three or four columns; there are never more. */
const blockSize = 12

/**
 * Wallets as tiles. One of them is in the order of Tab; the arrow keys, Home, End, PageUp and PageDown move between them.
 * Blocks of tiles that are not near are neither laid out nor painted, and their images not fetched.
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
  // Where the end will be is not known before.
  const onMore = isGrowing ? undefined : props.onMore
  const active = (wallets.find(({ id }) => id === activeId) ?? wallets[0])?.id
  const setSize = getSetSize(count, total, isLoading || onMore !== undefined)

  // Observed anew after each page: one that does not fill the screen is followed by the next at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` stands for "a page has come".
  useEffect(() => {
    // Test environments (jsdom) have none.
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
      {/* biome-ignore lint/a11y/useSemanticElements: the children of a <ul> are its items, here they are blocks of them. */}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the list.
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
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
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

/** What `aria-setsize` says: a catalogue's count may know less than what is already there. */
function getSetSize(count: number, total: number | undefined, isGrowing: boolean): number {
  if (!isGrowing) return count
  return total !== undefined && total > count ? total : -1
}
