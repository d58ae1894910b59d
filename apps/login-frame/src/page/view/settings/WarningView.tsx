import { type ReactElement, useContext, useId, useState } from 'react'
import { fill } from '../../copy/fill.js'
import { CopyContext } from '../parts/CopyContext.js'
import { ErrorText } from '../parts/ErrorText.js'
import type { DisplayListener } from '../parts/useDisplayWatch.js'
import { useIsArmed } from '../parts/useIsArmed.js'
import { SettingsPage } from './SettingsPage.js'

/** Explanation of the recovery phrase. The code is sent when the user has typed a word. */
export function WarningView({
  isSending,
  error,
  displayedAt,
  listener,
  onSend,
  onBack,
}: {
  readonly isSending: boolean
  readonly error: string | undefined
  readonly displayedAt: number | null
  readonly listener: DisplayListener
  readonly onSend: (typed: string, isTrusted: boolean) => void
  readonly onBack: () => void
}): ReactElement {
  const copy = useContext(CopyContext)
  const { warning, back } = copy.settings
  const [typed, setTyped] = useState('')
  const isArmed = useIsArmed(displayedAt)
  const [formId, inputId, errorId] = [useId(), useId(), useId()]
  const isTyped = typed.trim().toLowerCase() === warning.word.toLowerCase()
  return (
    <SettingsPage
      title={warning.title}
      listener={listener}
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
            // Not `disabled`: the focus would be lost.
            aria-disabled={!isTyped || isSending || !isArmed}
          >
            {isSending ? warning.sending : warning.send}
          </button>
        </>
      }
    >
      <ul className="warnings">
        {warning.points.map((point, index) => (
          <li className="warning" data-level={index === 0 ? 'danger' : 'warning'} key={point}>
            {point}
          </li>
        ))}
      </ul>
      <form
        id={formId}
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          onSend(typed, event.isTrusted)
        }}
      >
        <label htmlFor={inputId}>{fill(warning.label, { word: warning.word })}</label>
        <input
          id={inputId}
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          aria-describedby={errorId}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ErrorText code={error} id={errorId} />
      </form>
    </SettingsPage>
  )
}
