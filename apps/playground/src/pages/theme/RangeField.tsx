import { useId } from 'react'

/** Props of {@link RangeField}. */
type RangeFieldProps = {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  /** Follows the value. */
  readonly unit: string
  readonly onChange: (value: number) => void
}

/** Renders a labelled slider with its value. */
export function RangeField({ label, min, max, step, value, unit, onChange }: RangeFieldProps) {
  const id = useId()
  return (
    <div className="range">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {value}
        {unit}
      </output>
      <input
        id={id}
        className="slider"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
