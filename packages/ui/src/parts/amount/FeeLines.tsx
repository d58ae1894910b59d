import type { ReactNode } from 'react'
import type { AmountText } from '../../format/createAmountTexts.js'
import { Amount } from './Amount.js'
import { AmountLines } from './AmountLines.js'

/** Props of {@link FeeLines}. */
export type FeeLinesProps = {
  /** In dollars. Absent without a price. */
  readonly value: string | undefined
  /** In the native currency. */
  readonly amount: AmountText
  /** Returns a text that says that an amount is the most that is paid. */
  readonly toUpTo: (text: string) => string
}

/** The end of a row: the most that a fee costs, in dollars above the native currency; without a price only in the native currency. */
export function FeeLines({ value, amount, toUpTo }: FeeLinesProps): ReactNode {
  if (value !== undefined) return <AmountLines value={toUpTo(value)} amount={amount} />
  return <Amount amount={{ text: toUpTo(amount.text), full: toUpTo(amount.full) }} />
}
