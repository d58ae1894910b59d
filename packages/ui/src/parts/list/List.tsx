import { type KeyboardEvent, type ReactNode, useId } from 'react'

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
