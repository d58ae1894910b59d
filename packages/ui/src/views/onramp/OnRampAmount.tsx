import type { OnRampModel } from '@latchkit/core'
import { type ReactNode, useId } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import type { MoneyFormat } from '../../format/createMoneyFormat.js'
import { fill } from '../../format/fill.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { AmountInput } from '../../parts/amount/AmountInput.js'
import { useTyped } from '../../parts/text-field/useTyped.js'

type OnRampAmountProps = {
  readonly model: Extract<OnRampModel, { status: 'ready' }>
  readonly format: MoneyFormat
  readonly onAmount: ((text: string) => void) | undefined
  readonly onSelectPayment: (() => void) | undefined
}

/** The payment, with its currency and its limits. */
export function OnRampAmount({ model, format, onAmount, onSelectPayment }: OnRampAmountProps): ReactNode {
  const { payment, canSelectPayment, limits, suggestions, check } = model
  const { onramp } = useAccountCopy()
  const id = useId()
  const [text, type] = useTyped(model.amount, onAmount)
  const isInvalid = check === 'incorrect-value' || check === 'below-min' || check === 'above-max'
  const values = {
    min: limits ? format.money(limits.min, payment) : '',
    max: limits ? format.money(limits.max, payment) : '',
  }
  // Limits that are not known are not shown.
  const note = isInvalid ? onramp.checks[check] : limits ? onramp.limits : ''
  return (
    <div className="send-box">
      <label htmlFor={id}>{onramp.pay}</label>
      <div className="send-line">
        <AmountInput
          id={id}
          placeholder="0"
          text={text}
          enterKeyHint="done"
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-note`}
          onText={type}
        />
        <button
          type="button"
          className="send-token"
          disabled={!canSelectPayment || !onSelectPayment}
          onClick={onSelectPayment}
        >
          <span className="visually-hidden">{onramp.currency}</span>
          <bdi>{payment}</bdi>
          {canSelectPayment && <DownIcon size={16} />}
        </button>
      </div>
      <div className="send-foot">
        <p className="send-note" id={`${id}-note`} role="status">
          <span className={isInvalid ? 'send-error' : undefined}>{fill(note, values)}</span>
        </p>
      </div>
      {suggestions.length > 0 && (
        <fieldset className="onramp-suggestions">
          <legend className="visually-hidden">{onramp.suggestions}</legend>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              aria-pressed={suggestion === model.amount}
              disabled={!onAmount}
              onClick={() => type(suggestion)}
            >
              <bdi dir="ltr">{format.money(suggestion, payment, 0)}</bdi>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
