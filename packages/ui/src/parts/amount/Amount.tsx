import { type ReactNode, useState } from 'react'
import type { AmountText } from '../../format/createAmountTexts.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './Amount.css?inline'

/** Props of {@link Amount}. */
export type AmountProps = {
  readonly amount: AmountText
}

/**
 * An amount with few digits. All of its digits are in its tooltip and its accessible description, replace it on focus and on a press,
 * and are what is copied. Not for the inside of a button or a link.
 */
export function Amount({ amount: { text, full } }: AmountProps): ReactNode {
  const [isFull, setIsFull] = useState(false)
  useStyles(css)
  if (text === full)
    return (
      <bdi className="amount" dir="ltr">
        {text}
      </bdi>
    )
  return (
    <button
      type="button"
      className="amount"
      dir="ltr"
      title={full}
      aria-pressed={isFull}
      onClick={() => setIsFull(!isFull)}
      onCopy={(event) => {
        event.clipboardData.setData('text/plain', full)
        event.preventDefault()
      }}
    >
      <span>{text}</span>
      <span>{full}</span>
    </button>
  )
}
