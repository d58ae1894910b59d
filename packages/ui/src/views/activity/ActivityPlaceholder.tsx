import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Skeleton } from '../../parts/status/Skeleton.js'
import { TokensMessage } from '../tokens/TokensPlaceholder.js'
import { ActivityFrame } from './ActivityFrame.js'

/** Props of {@link ActivityPlaceholder}. */
export type ActivityPlaceholderProps = {
  readonly status: 'loading' | 'failed'
  /** Absent: there is no button. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Shown in the place of an `ActivityPanel` whose code is loading or failed to load.
 *
 * @example
 * ```tsx
 * import { ActivityPlaceholder } from '@latchkit/ui/views/account'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Failed = ({ retry }: { retry: () => void }) => <ActivityPlaceholder status="failed" onRetry={retry} />
 * ```
 */
export function ActivityPlaceholder({ status, onRetry }: ActivityPlaceholderProps): ReactNode {
  const { activity } = useAccountCopy().account
  if (status === 'loading') return <ActivitySkeleton />
  return (
    <ActivityFrame>
      <TokensMessage {...activity.loadFailure} onRetry={onRetry} />
    </ActivityFrame>
  )
}

/** A heading and rows with the size of those that are loading. */
export function ActivitySkeleton(): ReactNode {
  const { activity } = useAccountCopy().account
  const line = <span className="skeleton" />
  const icon = (
    <span className="activity-icons">
      <span className="mark" data-shape="round" />
    </span>
  )
  const row = <ListRow small mark={icon} title={line} detail={line} />
  return (
    <ActivityFrame note={<Skeleton label={activity.loading} />}>
      <div className="lists" aria-hidden="true">
        <div className="list-heading">{line}</div>
        <List label={activity.loading}>
          {row}
          {row}
          {row}
          {row}
        </List>
      </div>
    </ActivityFrame>
  )
}
