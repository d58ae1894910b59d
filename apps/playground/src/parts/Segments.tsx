import { useId } from 'react'

/** Props of {@link Segments}. */
type SegmentsProps<T extends string | number> = {
  readonly label: string
  /** Each option with its label. */
  readonly options: readonly (readonly [value: T, text: string])[]
  readonly value: T | undefined
  readonly onChange: (value: T) => void
}

/** Renders a segmented control. */
export function Segments<T extends string | number>({ label, options, value, onChange }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div>
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
