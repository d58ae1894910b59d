import { type ReactElement, useContext } from 'react'
import { CopyContext } from './CopyContext.js'
import type { DisplayStatus } from './openDisplayWatch.js'

/** Says why a button has no effect yet. `status`: what the user can see. `work`: what happens instead, if anything does. */
export function DisplayHint({
  status,
  work,
}: {
  readonly status: DisplayStatus | undefined
  readonly work?: string | undefined
}): ReactElement {
  const { covered, unread } = useContext(CopyContext)
  const hints = { covered, unread, displayed: '' }
  return (
    <p className="muted hint" role="status">
      {work ?? (status && hints[status])}
    </p>
  )
}
