import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'

/** Props of {@link ViewFailureView}. */
export type ViewFailureViewProps = {
  /** Renders the view again. */
  readonly onRetry: () => void
}

/** Replaces a view that threw an error while rendering. It is inside the card, so that Back and Close work. */
export function ViewFailureView({ onRetry }: ViewFailureViewProps): ReactNode {
  const { viewFailure: copy } = useCopy()
  const ref = useRef<HTMLDivElement>(null)
  // The focused element was removed with the view. If the view fails on mount, the heading keeps the focus.
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
