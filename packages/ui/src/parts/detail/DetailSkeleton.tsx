import type { ReactNode } from 'react'
import { Skeleton } from '../status/Skeleton.js'

/** Number of rows that most details have. */
const rows = [0, 1, 2, 3] as const

/** A placeholder of a detail view until its list is loaded. Screen readers read `label`. */
export function DetailSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="detail detail-skeleton">
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
    </div>
  )
}
