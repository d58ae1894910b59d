import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/AlertIcon.js'

/** Props of {@link Notice}. */
export type NoticeProps = {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** An error message within a view that stays usable. Screen readers announce it. */
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
