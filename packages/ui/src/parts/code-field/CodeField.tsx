import { type ReactNode, useId, useRef, useState } from 'react'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { readFieldText } from '../text-field/readFieldText.js'
import { useInitialFocus } from '../text-field/useInitialFocus.js'
import css from './CodeField.css?inline'
import { toDigits } from './toDigits.js'

/** Props of {@link CodeField}. */
export type CodeFieldProps = {
  readonly label: string
  /** Below the digits: what is done with the code, or why it was refused. */
  readonly status: string
  /** Whether the code is being verified: the digits stay, and do not change. The field is empty when it ends. */
  readonly isBusy: boolean
  readonly isInvalid: boolean
  /** Called with 6 digits. Absent: the field is disabled. */
  readonly onCode?: ((code: string) => void) | undefined
}

const places = [0, 1, 2, 3, 4, 5]

/**
 * A field for a code of 6 digits: one text field, so that browsers can fill in the code, it can be pasted, and screen readers read one
 * value. The places below it are drawn.
 */
export function CodeField({ label, status, isBusy, isInvalid, onCode }: CodeFieldProps): ReactNode {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [wasBusy, setWasBusy] = useState(isBusy)
  useStyles(css)
  useInitialFocus(input, true)
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy)
    if (!isBusy) setCode('')
  }
  return (
    <div className="code-field" data-invalid={isInvalid || undefined}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      {/* Digits are written from left to right in any language. */}
      <div className="code-places" dir="ltr">
        {places.map((place) => (
          <span key={place} aria-hidden="true" data-current={place === code.length || undefined}>
            {code[place]}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="done"
          value={code}
          disabled={!onCode}
          readOnly={isBusy}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-status`}
          onChange={(event) => {
            const digits = readFieldText(event.currentTarget, toDigits)
            if (digits === code) return
            setCode(digits)
            if (digits.length === places.length) onCode?.(digits)
          }}
        />
      </div>
      <p className="code-status" id={`${id}-status`} role="status">
        {status}
      </p>
    </div>
  )
}
