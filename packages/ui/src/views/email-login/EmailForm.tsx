import type { EmailCheck, LoginFailure } from '@latchkit/core'
import { type ReactNode, useId, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { Spinner } from '../../parts/status/Spinner.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './EmailForm.css?inline'
import { useLoginFailure } from './useLoginFailure.js'

/** Props of {@link EmailForm}. */
export type EmailFormProps = {
  readonly label: string
  /** Below the field. */
  readonly hint: string
  /** Accessible name of the button, which appears with the fourth character. */
  readonly submitLabel: string
  readonly email: string
  readonly check: EmailCheck | 'unchanged'
  readonly isSending: boolean
  readonly failure?: LoginFailure | undefined
  readonly onEmail?: ((email: string) => void) | undefined
  /** Absent: the form cannot be submitted. */
  readonly onSubmit?: (() => void) | undefined
}

/** A field for an e-mail address. It says that an address is invalid when it is submitted. */
export function EmailForm(props: EmailFormProps): ReactNode {
  const { label, hint, submitLabel, email, check, isSending, failure, onEmail, onSubmit } = props
  const { login } = useAccountCopy()
  const toText = useLoginFailure()
  const id = useId()
  const [refused, setRefused] = useState<string>()
  useStyles(css)
  const isInvalid = refused === email && check !== 'valid' && check !== 'unchanged'
  const isSubmittable = check === 'invalid' || check === 'valid'
  const status = isSending
    ? login.email.sending
    : isInvalid
      ? login.email.invalid
      : failure
        ? toText(failure)
        : hint
  return (
    <form
      className="email-form"
      // The message of the browser would be in its own language and place.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (check === 'valid') onSubmit?.()
        else setRefused(email)
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className="email-line" dir="ltr">
        <input
          id={id}
          type="email"
          value={email}
          placeholder={login.email.placeholder}
          maxLength={254}
          autoComplete="email"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="go"
          disabled={!onEmail}
          readOnly={isSending}
          aria-invalid={isInvalid || failure !== undefined || undefined}
          aria-describedby={`${id}-status`}
          onChange={(event) => onEmail?.(event.currentTarget.value)}
        />
        {isSending ? (
          <span className="email-submit">
            <Spinner />
          </span>
        ) : (
          isSubmittable && (
            <button type="submit" className="email-submit" aria-label={submitLabel} disabled={!onSubmit}>
              <ForwardIcon />
            </button>
          )
        )}
      </div>
      <p
        className="email-status"
        id={`${id}-status`}
        role="status"
        data-hint={isSending ? hint : undefined}
        data-error={(!isSending && (isInvalid || failure !== undefined)) || undefined}
      >
        {status}
      </p>
    </form>
  )
}
