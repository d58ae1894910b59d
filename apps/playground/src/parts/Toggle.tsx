/** What {@link Toggle} takes. */
type ToggleProps = {
  readonly label: string
  /** What it does, in a few words. */
  readonly hint?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A labelled switch. */
export function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  return (
    <label className="toggle">
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
