import type { SwapModel } from '@latchkit/core'
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import type { AmountText } from '../../format/createAmountTexts.js'
import { fill } from '../../format/fill.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { Countdown } from '../../parts/status/Countdown.js'

type SwapDetailsProps = {
  readonly model: Extract<SwapModel, { status: 'ready' }>
  /** In hundredths of a percent; `undefined`: automatic. */
  readonly onSlippage: ((slippageBps: number | undefined) => void) | undefined
}

// Loaded when the user unfolds them. If that fails, the line stays.
const PriceDetails = lazy(() =>
  import('./PriceDetails.js').then(
    (chunk) => ({ default: chunk.PriceDetails }),
    () => ({ default: () => null }),
  ),
)

/** The price in one line, which unfolds to its details. Nothing until there is one, except the place of the line. */
export function SwapDetails({ model, onSlippage }: SwapDetailsProps): ReactNode {
  const { price, from, to, check } = model
  const { swap, account, lang } = useAccountCopy()
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const texts = useAmountTexts()
  const percent = useMemo(
    () => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }),
    [lang],
  )
  const toUnit = ({ token }: typeof from) => ({
    decimals: token?.decimals ?? 0,
    symbol: token?.symbol || account.tokens.unknown,
  })
  const [sold, bought] = [toUnit(from), toUnit(to)]
  if (!price) return check === 'loading' && <div className="swap-line" aria-hidden="true" />
  const rate: AmountText = texts.token(getRate(price, sold.decimals), bought, 'down')
  const { level, bps } = price.impact
  return (
    <div className="swap-price">
      <p className="visually-hidden" role="status">
        {fill(swap.quoted, {
          from: texts.token(price.fromAmount, sold, 'up').full,
          to: texts.token(price.toAmount, bought, 'down').full,
        })}
      </p>
      <button
        type="button"
        className="swap-line"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="swap-rate">
          <bdi dir="ltr" title={rate.full}>
            1 {sold.symbol} = {rate.text}
          </bdi>
          {' · '}
          <span className="swap-impact" data-level={level} title={swap.impact}>
            {bps === undefined ? swap.impacts[level] : <bdi dir="ltr">{percent.format(bps / 10_000)}</bdi>}
          </span>
        </span>
        {model.quotedAt !== undefined && (
          <Countdown key={model.quotedAt} ms={model.refreshMs} label={swap.refreshes} />
        )}
        <span className="row-chevron" data-expanded={isOpen || undefined}>
          <DownIcon size={16} />
        </span>
      </button>
      <div className="swap-details" id={detailsId} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <PriceDetails {...{ model, price, sold, bought, percent, onSlippage }} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Amount that one sold token buys, in base units of the token that is bought. */
function getRate(
  { fromAmount, toAmount }: { readonly fromAmount: bigint; readonly toAmount: bigint },
  fromDecimals: number,
): bigint {
  return fromAmount === 0n ? 0n : (toAmount * 10n ** BigInt(fromDecimals)) / fromAmount
}
