import type { PaySummary } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { FullAddress } from '../receive/FullAddress.js'

/** Returns the amount of a payment with its symbol: every digit counts. */
export function usePayAmount({ amount, asset }: Pick<PaySummary, 'amount' | 'asset'>): string {
  const { lang } = useAccountCopy()
  const format = useMemo(() => createAmountFormat({ locale: lang, fractionDigits: 255 }), [lang])
  return `${format(amount, asset.decimals)} ${asset.symbol}`
}

/** The amount of the payment, and its recipient. */
export function PayHead({ model }: { readonly model: PaySummary }): ReactNode {
  const { pay } = useAccountCopy()
  const text = usePayAmount(model)
  return (
    <div className="pay-head">
      <h3 className="pay-amount">
        <bdi dir="ltr">{text}</bdi>
      </h3>
      <p className="pay-note">{fill(pay.network, { network: model.network.name })}</p>
      <FullAddress address={model.recipient} label={pay.recipient} />
    </div>
  )
}
