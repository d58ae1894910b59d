import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { sanitizeLink } from '../../format/sanitizeLink.js'

/** Props of {@link List}. */
export type ListProps = {
  /** The accessible name; shown above the list if `heading` is set. */
  readonly label: string
  readonly heading?: boolean | undefined
  /** `ListRow` elements. */
  readonly children: ReactNode
}

const keySteps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = keySteps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const lists = event.currentTarget.closest('.lists') ?? event.currentTarget
  const rows = [...lists.querySelectorAll<HTMLElement>('.row:is(button, a):not(:disabled)')]
  const index = rows.indexOf(event.target as HTMLElement)
  if (index < 0) return
  event.preventDefault()
  rows[step(index, rows.length)]?.focus()
}

/**
 * A list of rows. The arrow keys, Home, End and Tab move the focus between enabled rows. For the keys, all lists within an
 * element of the class `lists` are one list.
 */
export function List({ label, heading = false, children }: ListProps): ReactNode {
  const headingId = useId()
  return (
    <section>
      {heading && (
        <h3 className="list-heading" id={headingId}>
          {label}
        </h3>
      )}
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without bullets.
        role="list"
        className="list"
        part="list"
        aria-label={heading ? undefined : label}
        aria-labelledby={heading ? headingId : undefined}
        onKeyDown={moveFocus}
      >
        {children}
      </ul>
    </section>
  )
}

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
  const shared = { className: 'row', part: 'row' }
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
    <li data-size={small ? 'small' : undefined}>
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
