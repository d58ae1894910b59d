import { type ReactNode, useEffect, useRef } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { Button } from '../../parts/button/Button.js'

/** The next page is loaded this far before its place is visible. */
const rootMargin = '300px'

/** Props of {@link ActivityEnd}. */
export type ActivityEndProps = {
  /** `failed`: the last page could not be loaded. */
  readonly status: 'available' | 'loading' | 'failed'
  /** Number of loaded transactions. */
  readonly count: number
  /** Loads the next page. Absent: that is not allowed now. */
  readonly onLoadMore?: (() => void) | undefined
}

/**
 * The end of the loaded transactions. Loads the next page when it comes near the viewport, once for each number of
 * transactions: a server that sends empty pages is not asked in a loop. Further pages load with its button.
 */
export function ActivityEnd({ status, count, onLoadMore }: ActivityEndProps): ReactNode {
  const { activity, tokens } = useAccountCopy().account
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
    <div className="activity-end" ref={end} role="status">
      {status === 'loading' && activity.loadingMore}
      {status === 'available' && <Button onClick={onLoadMore}>{activity.loadMore}</Button>}
      {status === 'failed' && (
        <>
          <span>
            {activity.failed.title}
            {!onLoadMore && `. ${activity.failed.text}`}
          </span>
          {onLoadMore && <Button onClick={onLoadMore}>{tokens.retry}</Button>}
        </>
      )}
    </div>
  )
}
