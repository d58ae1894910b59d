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
  const status = 'status' in value && typeof value.status === 'string' ? value.status : undefined
  return (
    <details className="branch" open={open > 0}>
      <summary>
        <b>{name}</b> {status ? <mark>{status}</mark> : <span>{titleOf(value)}</span>}
      </summary>
      <div>
        {parts.map(([part, inner]) => (
          <ValueTree key={part} name={part} value={inner} open={open - 1} />
        ))}
      </div>
    </details>
  )
}
