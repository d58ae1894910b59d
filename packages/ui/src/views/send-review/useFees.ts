import type { SendFee, SendReviewModel } from '@latchkit/core'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import type { AmountText } from '../../format/createAmountTexts.js'
import { fill } from '../../format/fill.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'

/** The parts of a review that its fees are shown by. */
export type FeeModel = Pick<
  Extract<SendReviewModel, { status: 'ready' }>,
  'fee' | 'fees' | 'nativeCurrency' | 'valueDecimals' | 'namespace' | 'isFeeEstimate'
>

/** A fee in words. */
export type FeeText = {
  readonly speed: SendFee['speed']
  /** In dollars, such as `At most $0.06`. Absent without a price. */
  readonly value?: string | undefined
  readonly amount: AmountText
  /** The value, or the amount without a price. */
  readonly text: string
}

/** Returns the fees of a review in words, and whether they differ: a choice between equal fees is none. */
export function useFees(model: FeeModel): { readonly fees: readonly FeeText[]; readonly hasChoice: boolean } {
  const { review } = useAccountCopy().send
  const texts = useAmountTexts()
  const { nativeCurrency, valueDecimals, namespace, isFeeEstimate } = model
  // The fee of an EVM chain depends on the block; other chains have it in the transaction.
  const phrase = isFeeEstimate ? review.about : namespace === 'eip155' ? review.upTo : '{fee}'
  const fees = model.fees.map(({ speed, fee, value }): FeeText => {
    const amount = texts.token(fee, nativeCurrency, 'up')
    if (value === undefined) {
      const text = fill(phrase, { fee: amount.text })
      return { speed, amount: { text, full: fill(phrase, { fee: amount.full }) }, text }
    }
    const text = fill(phrase, { fee: texts.usd(value, valueDecimals, 'up') })
    return { speed, value: text, amount, text }
  })
  return { fees, hasChoice: new Set(fees.map(({ text }) => text)).size > 1 }
}
