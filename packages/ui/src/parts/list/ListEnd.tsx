import { type ReactNode, useEffect, useRef } from 'react'
import type { Paragraph } from '../../copy/texts.js'
import { Button } from '../button/Button.js'

/** The next page is loaded this far before its place is visible: its rows are there before they are laid out. */
const rootMargin = '1500px'

/**
 * Returns the status of a `ListEnd`. While rows are added it stays, as if it loaded: its removal would restyle all rows.
 */
export function toListEndStatus({
  more,
  hasFailed,
  isAdding,
}: {
  readonly more: 'available' | 'loading'
  readonly hasFailed: boolean
  readonly isAdding: boolean
}): ListEndProps['status'] {
  if (more === 'loading' || isAdding) return 'loading'
  return hasFailed ? 'failed' : 'available'
}

/** Props of {@link ListEnd}. */
export type ListEndProps = {
  /** `failed`: the last page could not be loaded. */
  readonly status: 'available' | 'loading' | 'failed'
  /** Number of loaded items. */
  readonly count: number
  readonly copy: { readonly loadMore: string; readonly loadingMore: string; readonly failed: Paragraph }
  /** The button that loads the page that failed. */
  readonly retry: string
  /** Loads the next page. Absent: that is not allowed now. */
  readonly onLoadMore?: (() => void) | undefined
}

/**
 * The end of the loaded items. Loads the next page when it comes near the viewport, once for each number of items: a server
 * that sends empty pages is not asked in a loop. Further pages load with its button.
 */
export function ListEnd({ status, count, copy, retry, onLoadMore }: ListEndProps): ReactNode {
  const end = useRef<HTMLDivElement>(null)
  const loadedAt = useRef(-1)
  useEffect(() => {
    const element = end.current
    // Test environments (jsdom) have no IntersectionObserver.
    if (!element || !onLoadMore || status !== 'available') return undefined
    if (loadedAt.current === count || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        loadedAt.current = count
        observer.disconnect()
        onLoadMore()
      },
      { root: element.closest('.stage'), rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [status, count, onLoadMore])
  return (
    <div className="list-end" ref={end} role="status">
      {status === 'loading' && copy.loadingMore}
      {status === 'available' && <Button onClick={onLoadMore}>{copy.loadMore}</Button>}
      {status === 'failed' && (
        <>
          <span>
            {copy.failed.title}
            {!onLoadMore && `. ${copy.failed.text}`}
          </span>
          {onLoadMore && <Button onClick={onLoadMore}>{retry}</Button>}
        </>
      )}
    </div>
  )
}
