import { type ReactNode, useId } from 'react'

/** Props of {@link TextField}. */
export type TextFieldProps = {
  readonly label: string
  /** A note about the value. */
  readonly hint?: string | undefined
  readonly value: string
  /** Maximum number of UTF-16 code units. */
  readonly maxLength?: number | undefined
  readonly onChange: (value: string) => void
}

/** A field for one line of text, with its label above and a hint below. Its CSS belongs to the view that shows it. */
export function TextField({ label, hint, value, maxLength, onChange }: TextFieldProps): ReactNode {
  const id = useId()
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={maxLength}
        dir="auto"
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="done"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p className="text-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
