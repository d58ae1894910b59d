import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { Button } from '../../parts/button/Button.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Skeleton } from '../../parts/status/Skeleton.js'
import { TokensFrame } from './TokensFrame.js'

/** Props of {@link TokensPlaceholder}. */
export type TokensPlaceholderProps = {
  readonly status: 'loading' | 'failed'
  /** Absent: there is no button. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Shown in the place of a `TokensPanel` whose code is loading or failed to load.
 *
 * @example
 * ```tsx
 * import { TokensPlaceholder } from '@latchkit/ui/views/account'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Failed = ({ retry }: { retry: () => void }) => <TokensPlaceholder status="failed" onRetry={retry} />
 * ```
 */
export function TokensPlaceholder({ status, onRetry }: TokensPlaceholderProps): ReactNode {
  const { tokens } = useAccountCopy().account
  if (status === 'loading') return <TokensSkeleton />
  return (
    <TokensFrame>
      <TokensMessage {...tokens.loadFailure} onRetry={onRetry} />
    </TokensFrame>
  )
}

/** Rows with the size of those that are loading. */
export function TokensSkeleton(): ReactNode {
  const { tokens } = useAccountCopy().account
  const line = <span className="skeleton" />
  const row = <ListRow mark={<span className="mark" data-shape="round" />} title={line} detail={line} />
  return (
    <TokensFrame note={<Skeleton label={tokens.loading} />}>
      <div aria-hidden="true">
        <List label={tokens.loading}>
          {row}
          {row}
          {row}
          {row}
        </List>
      </div>
    </TokensFrame>
  )
}

/** A message in the place of the rows. */
export function TokensMessage(props: {
  readonly title?: string | undefined
  readonly text: string
  readonly onRetry?: (() => void) | undefined
}): ReactNode {
  const { tokens } = useAccountCopy().account
  const { title, text, onRetry } = props
  return (
    <div className="tokens-message">
      {title && <p className="tokens-message-title">{title}</p>}
      <p>{text}</p>
      {onRetry && <Button onClick={onRetry}>{tokens.retry}</Button>}
    </div>
  )
}
