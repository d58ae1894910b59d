import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/AlertIcon.js'

/** What {@link Notice} takes. */
export type NoticeProps = {
  /** What happened. */
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** Something went wrong, and the rest goes on. Read out as it appears. */
export function Notice({ title, text, action }: NoticeProps): ReactNode {
  return (
    <div className="notice" part="notice">
      <AlertIcon />
      <div role="status">
        <p className="notice-title">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <button type="button" className="notice-action" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  )
}
