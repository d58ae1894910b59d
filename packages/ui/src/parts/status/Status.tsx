import type { ReactNode } from 'react'
import { useKeptFocus } from './useKeptFocus.js'

/** What {@link Status} takes. */
export type StatusProps = {
  /** A `Ring` or a `Figure`. */
  readonly figure: ReactNode
  readonly title: string
  readonly text?: string | undefined
  /** A second line of advice. */
  readonly advice?: string | undefined
  /** Actions. */
  readonly children?: ReactNode
}

/** Where things stand, said in the middle of the view and read out as it changes. */
export function Status({ figure, title, text, advice, children }: StatusProps): ReactNode {
  const heading = useKeptFocus(title)
  return (
    <div className="status" part="status">
      {figure}
      <div className="status-words" role="status">
        {/* Texts may come from a wallet, in any language. */}
        <h3 className="status-title" dir="auto" ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {text && (
          <p className="status-text" dir="auto">
            {text}
          </p>
        )}
        {advice && (
          <p className="status-text" dir="auto">
            {advice}
          </p>
        )}
      </div>
      {children && <div className="status-actions">{children}</div>}
    </div>
  )
}
