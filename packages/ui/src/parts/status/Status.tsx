import type { ReactNode } from 'react'
import { useFocusFallback } from './useFocusFallback.js'

/** Props of {@link Status}. */
export type StatusProps = {
  /** A `Ring` or a `Figure`. */
  readonly figure: ReactNode
  readonly title: string
  readonly text?: ReactNode
  /** A second line of advice. */
  readonly advice?: ReactNode
  /** Actions. */
  readonly children?: ReactNode
}

/** The status of a view, centered. Screen readers announce changes. */
export function Status({ figure, title, text, advice, children }: StatusProps): ReactNode {
  const heading = useFocusFallback(title)
  return (
    <div className="status" part="status">
      {figure}
      <div className="status-content" role="status">
        <h3 className="status-title" ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {text && <p className="status-text">{text}</p>}
        {advice && <p className="status-text">{advice}</p>}
      </div>
      {children && <div className="status-actions">{children}</div>}
    </div>
  )
}
