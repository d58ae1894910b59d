import type { ReactNode } from 'react'
import { Pending } from '../pending/Pending.js'
import { Skeleton } from '../status/Skeleton.js'

/** Number of rows that most details have. */
const rows = [0, 1, 2, 3] as const

/** Props of {@link DetailSkeleton}. */
export type DetailSkeletonProps = {
  /** Read by screen readers. */
  readonly label: string
  /** Whether the view has an icon above its title. Default: false. */
  readonly hasFigure?: boolean | undefined
  /** A footer with a placeholder of its action, if the view has one. */
  readonly footer?: ReactNode
}

/** A placeholder of a detail view until its list is loaded, with the layout of the view. */
export function DetailSkeleton({ label, hasFigure, footer }: DetailSkeletonProps): ReactNode {
  return (
    <Pending isStretched>
      <div className="detail detail-skeleton">
        {hasFigure && <span className="skeleton detail-skeleton-figure" />}
        <Skeleton label={label} />
        <div className="list" aria-hidden="true">
          {rows.map((row) => (
            <div key={row} data-size="small">
              <div className="row">
                <span className="skeleton" />
                <span className="skeleton" />
              </div>
            </div>
          ))}
        </div>
        {footer}
      </div>
    </Pending>
  )
}
