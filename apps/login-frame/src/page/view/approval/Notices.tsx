import { type ReactElement, useContext } from 'react'
import type { ApprovalNotice } from '../../approval/ApprovalNotice.js'
import { fill } from '../../copy/fill.js'
import type { CopyText } from '../../describe/ApprovalModel.js'
import { CopyContext } from '../parts/CopyContext.js'
import { isolate } from '../parts/isolate.js'

/** Notices beside the request itself. Values are isolated from the text around them. */
export function Notices({
  notices = [],
}: {
  readonly notices?: readonly CopyText<ApprovalNotice>[] | undefined
}): ReactElement | null {
  const copy = useContext(CopyContext)
  if (notices.length === 0) return null
  return (
    <ul className="notices">
      {notices.map(({ name, values = {} }) => (
        <li className="notice" key={name}>
          {fill(
            copy.notices[name],
            Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolate(value)])),
          )}
        </li>
      ))}
    </ul>
  )
}
