import type { ReactNode } from 'react'
import { sanitizeLink } from '../../format/sanitizeLink.js'

/** Props of {@link ListRow}. */
export type ListRowProps = {
  /** An icon at the start. */
  readonly mark?: ReactNode
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** A tag, a chevron or a check mark at the end. */
  readonly end?: ReactNode
  readonly small?: boolean | undefined
  /** Whether the row is the current choice. */
  readonly current?: boolean | undefined
  /** Whether the row is disabled. */
  readonly disabled?: boolean | undefined
  /** Whether the user waits for this row. It is disabled then, and not dimmed. */
  readonly busy?: boolean | undefined
  /** For a row that shows or hides the rows below it. */
  readonly expanded?: boolean | undefined
  /** Absent, without `href`: the row is plain text. */
  readonly onClick?: (() => void) | undefined
  /** Renders a link that opens in a new tab. */
  readonly href?: string | undefined
}

/** One row of a `List`: a button, a link, or plain text. */
export function ListRow(props: ListRowProps): ReactNode {
  const { mark, title, detail, end, small, current, busy, disabled = busy, expanded, onClick, href } = props
  const link = sanitizeLink(href)
  const shared = { className: 'row', part: 'row', 'data-size': small ? 'small' : undefined }
  const content = (
    <>
      {mark}
      <span className="row-content">
        <span className="row-title">
          <bdi>{title}</bdi>
        </span>
        {detail && <span className="row-detail">{detail}</span>}
      </span>
      {end && <span className="row-end">{end}</span>}
    </>
  )
  return (
    <li>
      {link ? (
        <a {...shared} href={link} target="_blank" rel="noopener noreferrer" onClick={onClick}>
          {content}
        </a>
      ) : onClick || disabled ? (
        <button
          {...shared}
          type="button"
          aria-current={current ? 'true' : undefined}
          aria-expanded={expanded}
          data-busy={busy || undefined}
          disabled={disabled}
          onClick={onClick}
        >
          {content}
        </button>
      ) : (
        <div {...shared} aria-current={current ? 'true' : undefined}>
          {content}
        </div>
      )}
    </li>
  )
}
