import { useState } from 'react'
import { hasParts, partsOf, titleOf, toText } from './toText.js'

/** What {@link ValueTree} takes. */
type ValueTreeProps = {
  readonly name: string
  readonly value: unknown
  /** How many levels are open at first. */
  readonly open?: number
}

/** A value as a tree that can be opened. */
export function ValueTree({ name, value, open = 0 }: ValueTreeProps) {
  if (!hasParts(value))
    return (
      <p className="leaf">
        <b>{name}</b> <span data-type={typeof value}>{toText(value)}</span>
      </p>
    )
  // What holds nothing cannot be opened; what says how it is doing says so while it is closed.
  const parts = partsOf(value)
  if (parts.length === 0)
    return (
      <p className="leaf">
        <b>{name}</b> <span>{titleOf(value)}</span>
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
  // What is not open is not rendered: a log may hold many large values.
  const [isOpen, setOpen] = useState(open > 0)
  const status = 'status' in value && typeof value.status === 'string' ? value.status : undefined
  return (
    <details className="branch" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{name}</b> {status ? <mark>{status}</mark> : <span>{titleOf(value)}</span>}
      </summary>
      <div>
        {isOpen &&
          parts.map(([part, inner]) => <ValueTree key={part} name={part} value={inner} open={open - 1} />)}
      </div>
    </details>
  )
}
