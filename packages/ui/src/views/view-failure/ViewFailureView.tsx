import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'

/** What {@link ViewFailureView} takes. */
export type ViewFailureViewProps = {
  /** Renders the view again. */
  readonly onRetry: () => void
}

/** Shown in place of a view that threw an error while rendering. It stays inside the card, so Back and Close still work. */
export function ViewFailureView({ onRetry }: ViewFailureViewProps): ReactNode {
  const { viewFailure: copy } = useCopy()
  const ref = useRef<HTMLDivElement>(null)
  // The element that had the focus is gone with the view; a view that fails at once leaves the focus on the heading.
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode()
    if (root instanceof ShadowRoot && !root.activeElement) {
      ref.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={ref} role="alert">
      <Status
        figure={
          <Figure>
            <AlertIcon size={32} />
          </Figure>
        }
        title={copy.title}
        text={copy.text}
      >
        <Button variant="primary" onClick={onRetry}>
          {copy.retry}
        </Button>
      </Status>
    </div>
  )
}
