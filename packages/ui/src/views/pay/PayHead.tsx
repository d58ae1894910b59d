import type { PaySummary } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { FullAddress } from '../receive/FullAddress.js'

/** Decimals of values in US dollars. */
const valueDecimals = 18

/** Returns the amount of a payment with its symbol: every digit counts. */
export function usePayAmount({ amount, asset }: Pick<PaySummary, 'amount' | 'asset'>): string {
  const { lang } = useAccountCopy()
  const format = useMemo(() => createAmountFormat({ locale: lang, fractionDigits: 255 }), [lang])
  return `${format(amount, asset.decimals)} ${asset.symbol}`
}

/** Returns the format of what the user pays, in US dollars: it is rounded up to cents. */
export function usePayValue(): (value: bigint) => string {
  const { lang } = useAccountCopy()
  return useMemo(() => {
    const format = createUsdFormat(lang)
    const cent = 10n ** BigInt(valueDecimals - 2)
    // The mark of a right-to-left locale would turn `US$` around where a text isolates the amount.
    return (value) => format((value + cent - 1n) / cent, 2).replaceAll('\u200f', '')
  }, [lang])
}

/** Returns what a payment costs, as people think of it: in US dollars, or the amount without a price. */
export function usePayPrice(model: Pick<PaySummary, 'amount' | 'asset' | 'value'>): string {
  const amount = usePayAmount(model)
  const toText = usePayValue()
  return model.value === undefined ? amount : toText(model.value)
}

/** Who asks for the payment, and what it costs. */
export function PayHead({ model }: { readonly model: PaySummary }): ReactNode {
  const { pay } = useAccountCopy()
  const { merchant, network, value } = model
  const amount = usePayAmount(model)
  const price = usePayPrice(model)
  const onNetwork = fill(pay.network, { network: network.name })
  return (
    <div className="pay-head">
      {(merchant.name !== '' || merchant.host) && (
        <div className="pay-merchant">
          <WalletIcon wallet={{ name: merchant.name || (merchant.host ?? ''), icon: merchant.icon }} />
          <p>
            <bdi>{merchant.name || merchant.host}</bdi>
            {merchant.name !== '' && merchant.host && (
              <small>
                <bdi dir="ltr">{merchant.host}</bdi>
              </small>
            )}
          </p>
        </div>
      )}
      <h3 className="pay-amount">
        <bdi dir="ltr">{price}</bdi>
      </h3>
      <p className="pay-note">
        {value !== undefined && (
          <>
            <bdi dir="ltr">{amount}</bdi> ·{' '}
          </>
        )}
        {onNetwork}
      </p>
    </div>
  )
}

/** The whole address that is paid, with its label: users compare it with the address in the wallet. */
export function PayRecipient({ recipient }: Pick<PaySummary, 'recipient'>): ReactNode {
  const { pay } = useAccountCopy()
  return (
    <div className="pay-recipient">
      <p className="pay-note">{pay.recipient}</p>
      <FullAddress address={recipient} label={pay.recipient} />
    </div>
  )
}
