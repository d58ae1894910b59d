import { useState } from 'react'
import { getParts, getTitle, hasParts, toText } from './toText.js'

/** Props of {@link ValueTree}. */
type ValueTreeProps = {
  readonly name: string
  readonly value: unknown
  /** The number of levels that are initially open. */
  readonly open?: number
}

/** Renders a value as an expandable tree. */
export function ValueTree({ name, value, open = 0 }: ValueTreeProps) {
  if (!hasParts(value))
    return (
      <p className="leaf">
        <b>{name}</b> <span data-type={typeof value}>{toText(value)}</span>
      </p>
    )
  // A value without parts is not expandable; a value with a status shows it while collapsed.
  const parts = getParts(value)
  if (parts.length === 0)
    return (
      <p className="leaf">
        <b>{name}</b> <span>{getTitle(value)}</span>
      </p>
    )
  return <Branch name={name} value={value} parts={parts} open={open} />
}

type BranchProps = {
  readonly name: string
  readonly value: object
  readonly parts: readonly (readonly [name: string, part: unknown])[]
  readonly open: number
}

function Branch({ name, value, parts, open }: BranchProps) {
  // Collapsed parts are not rendered, because a log may contain many large values.
  const [isOpen, setOpen] = useState(open > 0)
  const status = 'status' in value && typeof value.status === 'string' ? value.status : undefined
  return (
    <details className="branch" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{name}</b> {status ? <mark>{status}</mark> : <span>{getTitle(value)}</span>}
      </summary>
      <div>
        {isOpen &&
          parts.map(([part, inner]) => <ValueTree key={part} name={part} value={inner} open={open - 1} />)}
      </div>
    </details>
  )
}
