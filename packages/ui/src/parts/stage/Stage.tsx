import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useHasChanged } from './useHasChanged.js'
import { ViewTransition } from './ViewTransition.js'

/** Props of {@link Stage}. */
export type StageProps = Pick<ComponentPropsWithoutRef<'div'>, 'onFocus' | 'onScroll'> & {
  /** Identifies the route. A view with another key slides in. */
  readonly viewKey: string
  readonly direction: 'forward' | 'back'
  readonly children: ReactNode
}

/**
 * Contains the current view. A new view slides in from its direction while the previous one fades out, or its mark moves there from
 * the previous view. The height of the card follows the view.
 * The first view appears with the card and has no animation of its own.
 */
export function Stage({ viewKey, direction, children, ...events }: StageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const hasChanged = useHasChanged(viewKey)

  useLayoutEffect(() => {
    // Test environments (jsdom) have no ResizeObserver.
    if (typeof ResizeObserver === 'undefined' || !stage.current || !content.current) return undefined
    return followHeight(stage.current, content.current)
  }, [])

  return (
    <div className="stage" part="view" ref={stage} {...events}>
      <div ref={content}>
        <ViewTransition viewKey={viewKey} stage={stage}>
          <div className="stage-view" key={viewKey} data-direction={hasChanged ? direction : undefined}>
            {children}
          </div>
        </ViewTransition>
      </div>
    </div>
  )
}

/** Animates height changes of the content. CSS cannot transition to `auto`, so the height is set in px and then removed. */
function followHeight(stage: HTMLElement, content: HTMLElement): () => void {
  let height: number | undefined
  const observer = new ResizeObserver(() => {
    // A card with two panes has one height for every view.
    const style = getComputedStyle(stage)
    if (style.display === 'flex') return
    const from = stage.style.height ? stage.offsetHeight : height
    stage.style.height = ''
    height = stage.offsetHeight
    const to = `${height}px`
    // For a view that keeps this height while it waits. With its fraction, which would make that view another size.
    stage.parentElement?.style.setProperty('--lk-height', style.height)
    if (from === undefined || from === height) return
    // A scrollbar while the card grows would make the content narrower, and would change its size again in this frame.
    if (stage.scrollHeight <= stage.clientHeight) stage.style.overflowY = 'hidden'
    stage.style.height = `${from}px`
    // Reading the height forces a layout with the first height, which the transition needs.
    void stage.offsetHeight
    stage.style.height = to
    const ends = stage.getAnimations?.().map(({ finished }) => finished)
    void Promise.allSettled(ends ?? []).then(() => {
      if (stage.style.height === to) stage.style.height = stage.style.overflowY = ''
    })
  })
  observer.observe(content)
  return () => observer.disconnect()
}
