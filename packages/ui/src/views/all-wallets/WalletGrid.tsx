import type { CatalogueWalletRow } from '@latchkit/core'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { nextTile } from './nextTile.js'
import { Tile } from './Tile.js'

/** What {@link WalletGrid} takes. */
export type WalletGridProps = {
  readonly label: string
  readonly wallets: readonly CatalogueWalletRow[]
  /** Placeholders follow. */
  readonly isLoading: boolean
  readonly onSelect?: ((walletId: string) => void) | undefined
  /** The end is near. Absent: there is no more, or it is on its way. */
  readonly onMore?: (() => void) | undefined
}

/** How far before its end the list is continued. */
const margin = '600px'
/** Three rows at first, one when more is on its way. */
const placeholders = { first: 12, more: 4 } as const

/**
 * Wallets as tiles. One of them is in the order of Tab, the arrow keys, Home and End move between them; tiles that are not
 * in sight are neither laid out nor painted, and their images not fetched.
 */
export function WalletGrid({ label, wallets, isLoading, onSelect, onMore }: WalletGridProps): ReactNode {
  const [activeId, setActiveId] = useState<string | undefined>(undefined)
  const end = useRef<HTMLDivElement>(null)
  const active = wallets.find(({ id }) => id === activeId) ?? wallets[0]
  const count = wallets.length

  // Observed anew after each page: one that does not fill the screen is followed by the next at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` stands for "a page has come".
  useEffect(() => {
    if (!end.current || !onMore) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore()
      },
      { root: end.current.closest('.stage'), rootMargin: margin },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onMore, count])

  const move = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const next = nextTile(event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }, [])

  return (
    <>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without bullets.
        role="list"
        className="tiles"
        aria-label={label}
        aria-busy={isLoading}
        onKeyDown={move}
      >
        {wallets.map((wallet) => (
          <Tile
            key={wallet.id}
            wallet={wallet}
            isActive={wallet === active}
            onSelect={onSelect}
            onFocus={setActiveId}
          />
        ))}
        {isLoading &&
          Array.from({ length: count === 0 ? placeholders.first : placeholders.more }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
            <li key={index} className="tile" aria-hidden="true">
              <span className="mark" />
              <span className="skeleton" />
            </li>
          ))}
      </ul>
      <div ref={end} className="tiles-end" />
    </>
  )
}
