import { toDigits } from '@latchkit/ui/input'
import { type ReactElement, useContext, useEffect, useId, useState } from 'react'
import { fill } from '../../copy/fill.js'
import type { SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import { ErrorText } from '../parts/ErrorText.js'
import { SettingsPage } from './SettingsPage.js'

/** Asks for the code of the mail. */
export function CodeView({
  step: { status, resendAt, error },
  email,
  now,
  onVerify,
  onResend,
  onBack,
}: {
  readonly step: Extract<SettingsStep, { name: 'code' }>
  readonly email: string
  readonly now: () => number
  readonly onVerify: (code: string) => void
  readonly onResend: () => void
  readonly onBack: () => void
}): ReactElement {
  const { code: copy, warning, back } = useContext(CopyContext).settings
  const [code, setCode] = useState('')
  const [formId, inputId, errorId] = [useId(), useId(), useId()]
  const seconds = useSecondsUntil(resendAt, now)
  const isReady = status === 'ready'
  const isComplete = /^\d{6}$/.test(code)
  return (
    <SettingsPage
      title={copy.title}
      footer={
        <>
          <button type="button" className="button" onClick={onBack}>
            {back}
          </button>
          <button
            type="submit"
            form={formId}
            className="button"
            data-variant="primary"
            aria-disabled={!isComplete || !isReady}
          >
            {status === 'verifying' ? copy.verifying : copy.submit}
          </button>
        </>
      }
    >
      <p>
        {copy.text}
        <br />
        <bdi className="account-name">{email}</bdi>
      </p>
      <form
        id={formId}
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          onVerify(code)
        }}
      >
        <label htmlFor={inputId}>{copy.label}</label>
        <input
          id={inputId}
          className="input code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          aria-invalid={isReady && error !== undefined}
          aria-describedby={errorId}
          onChange={(event) => setCode(toDigits(event.currentTarget.value))}
        />
        <ErrorText code={isReady ? error : undefined} id={errorId} />
      </form>
      <button
        type="button"
        className="link"
        aria-disabled={seconds > 0 || !isReady}
        onClick={() => {
          setCode('')
          onResend()
        }}
      >
        {status === 'sending'
          ? warning.sending
          : seconds > 0
            ? fill(copy.resendIn, { seconds: String(seconds) })
            : copy.resend}
      </button>
    </SettingsPage>
  )
}

/** Returns the seconds until a time in ms, 0 after it. */
function useSecondsUntil(at: number, now: () => number): number {
  const [time, setTime] = useState(now)
  const seconds = Math.max(0, Math.ceil((at - time) / 1000))
  useEffect(() => {
    setTime(now())
    const timer = setInterval(() => setTime(now()), 500)
    return () => clearInterval(timer)
  }, [now])
  return seconds
}
