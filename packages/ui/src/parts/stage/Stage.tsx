import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { afterAnimations } from '../dialog/animateExit.js'

/** What {@link Stage} takes. */
export type StageProps = Pick<ComponentPropsWithoutRef<'div'>, 'onFocus' | 'onScroll'> & {
  /** One per place in the router: another key is another view, which slides in. */
  readonly viewKey: string
  readonly direction: 'forward' | 'back'
  readonly children: ReactNode
}

/**
 * Contains the current view. A new view slides in from its direction, and the height of the card follows it (150 ms each).
 * The first view appears with the card and has no animation of its own.
 */
export function Stage({ viewKey, direction, children, ...events }: StageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [firstKey] = useState(viewKey)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && viewKey !== firstKey) setHasChanged(true)

  useLayoutEffect(() => {
    // Test environments (jsdom) have none.
    if (typeof ResizeObserver === 'undefined' || !stage.current || !content.current) return undefined
    return followHeight(stage.current, content.current)
  }, [])

  return (
    <div className="stage" part="view" ref={stage} {...events}>
      <div ref={content}>
        <div className="stage-view" key={viewKey} data-direction={hasChanged ? direction : undefined}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** `auto` heights do not transition: go from the old one to the new one in px, then let go. */
function followHeight(stage: HTMLElement, content: HTMLElement): () => void {
  let height: number | undefined
  const observer = new ResizeObserver(() => {
    const from = stage.style.height ? stage.offsetHeight : height
    height = content.offsetHeight
    // A view that scrolls before and after leaves the card as it is.
    if (from === undefined || from === height || stage.offsetHeight < Math.min(from, height)) return
    const to = `${height}px`
    stage.style.height = `${from}px`
    // Reading the height makes the browser take the first one in before it gets the second.
    void stage.offsetHeight
    stage.style.height = to
    afterAnimations(stage, () => {
      if (stage.style.height === to) stage.style.height = ''
    })
  })
  observer.observe(content)
  return () => observer.disconnect()
}
