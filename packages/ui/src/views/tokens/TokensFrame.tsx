import { type ReactNode, useId } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './TokensPanel.css?inline'

/** Props of {@link TokensFrame}. */
export type TokensFrameProps = {
  /** A line below the heading. */
  readonly note?: ReactNode
  readonly isStale?: boolean | undefined
  /** The rows, or a message in their place. */
  readonly children: ReactNode
}

/** The heading of the tokens and the area of their rows, which has the same size in every status. */
export function TokensFrame({ note, isStale, children }: TokensFrameProps): ReactNode {
  const { account } = useAccountCopy()
  const headingId = useId()
  useStyles(css)
  return (
    <section className="tokens" aria-labelledby={headingId}>
      <div className="tokens-head">
        <h3 id={headingId}>{account.tokens.heading}</h3>
        <div className="tokens-note" role="status" data-stale={isStale || undefined}>
          {note ?? '\u00a0'}
        </div>
      </div>
      <div className="tokens-body">{children}</div>
    </section>
  )
}
