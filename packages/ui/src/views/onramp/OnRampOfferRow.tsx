import type { OnRampOffer } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { OnRampCopy } from '../../copy/OnRampCopy.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import type { MoneyFormat } from '../../format/createMoneyFormat.js'
import { fill } from '../../format/fill.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { ListRow } from '../../parts/list/List.js'
import { Mark } from '../../parts/mark/Mark.js'
import { Spinner } from '../../parts/status/Spinner.js'
import { Tag } from '../../parts/tag/Tag.js'

type OnRampOfferRowProps = {
  readonly offer: OnRampOffer
  /** Of the currency to buy. */
  readonly symbol: string
  readonly payment: string
  readonly format: MoneyFormat
  readonly onBuy: ((provider: string) => void) | undefined
}

/** Offer of a provider: the amount that the user receives, and all fees. */
export function OnRampOfferRow({ offer, symbol, payment, format, onBuy }: OnRampOfferRowProps): ReactNode {
  const { onramp } = useAccountCopy()
  const { provider, status, amount, isBest, isEstimate } = offer
  const isChoice = status === 'quoted' || status === 'estimate'
  return (
    <ListRow
      mark={<Mark name={provider.name} image={provider.icon} shape="square" />}
      title={provider.name}
      detail={
        <>
          {isChoice && amount !== undefined && (
            <bdi className="onramp-amount" dir="ltr">
              {format.token(amount, symbol)}
            </bdi>
          )}
          {getDetail(offer, onramp, (value) => format.money(value, payment))}
        </>
      }
      end={
        status === 'loading' ? (
          <Spinner />
        ) : (
          isChoice && (
            <>
              <span className="onramp-tags">
                {isEstimate && <Tag>{amount === undefined ? onramp.noEstimate : onramp.estimate}</Tag>}
                {isBest && <Tag tone="accent">{onramp.best}</Tag>}
              </span>
              <ForwardIcon size={18} />
            </>
          )
        )
      }
      busy={status === 'loading'}
      disabled={status === 'loading' || status === 'unavailable' || (isChoice && !onBuy)}
      onClick={isChoice && onBuy ? () => onBuy(provider.id) : undefined}
    />
  )
}

function getDetail(
  { status, fee, networkFee, feePercent }: OnRampOffer,
  copy: OnRampCopy,
  format: (amount: string) => string,
): string {
  if (status === 'loading') return copy.quoteLoading
  if (status === 'unavailable') return copy.noQuote
  if (feePercent) return fill(copy.feeRange, { min: String(feePercent.min), max: String(feePercent.max) })
  if (status === 'estimate') return copy.feeLater
  if (fee === undefined) return copy.feeUnknown
  if (networkFee === undefined) return fill(copy.fee, { fee: format(fee) })
  return fill(copy.fees, { fee: format(fee), networkFee: format(networkFee) })
}
