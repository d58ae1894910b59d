import type { ReactNode } from 'react'
import type { AmountText } from '../../format/createAmountTexts.js'
import { Amount } from './Amount.js'

/** Props of {@link AmountLines}. */
export type AmountLinesProps = {
  /** In dollars. Absent without a price: the amount takes its place. */
  readonly value?: ReactNode
  readonly amount: AmountText
}

/** The end of a row: what an amount is worth, and the amount below it. */
export function AmountLines({ value, amount }: AmountLinesProps): ReactNode {
  return (
    <span className="amount-lines">
      {value === undefined ? (
        <Amount amount={amount} />
      ) : (
        <>
          <bdi>{value}</bdi>
          <span className="row-detail">
            <Amount amount={amount} />
          </span>
        </>
      )}
    </span>
  )
}
