import type { ReactNode } from 'react'

/** Props of {@link Pending}. */
export type PendingProps = {
  /** Whether the content is as high as the card. Default: it is in the middle. */
  readonly isStretched?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Content that is shown while a view waits. The card keeps the height of what it showed before, so that it does not shrink and grow
 * again. A view that renders it imports `Pending.css`.
 */
export function Pending({ isStretched, children }: PendingProps): ReactNode {
  return (
    <div className="pending" data-stretched={isStretched || undefined}>
      {children}
    </div>
  )
}
