import { type ReactElement, useContext } from 'react'
import { CopyContext } from './CopyContext.js'
import type { DisplayStatus } from './openDisplayWatch.js'

/** Says why a button has no effect yet. `status`: what the user can see; undefined if it does not matter. */
export function DisplayHint({ status }: { readonly status: DisplayStatus | undefined }): ReactElement {
  const { covered, unread } = useContext(CopyContext)
  return (
    <p className="muted" role="status">
      {status === 'covered' ? covered : status === 'unread' ? unread : ''}
    </p>
  )
}
