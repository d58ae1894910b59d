import type { FeeSpeed, SendReviewModel } from '@latchkit/core'
import { type ReactNode, useId, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'

type SendSpeedProps = {
  readonly model: Pick<
    Extract<SendReviewModel, { status: 'ready' }>,
    'fee' | 'fees' | 'nativeCurrency' | 'valueDecimals' | 'namespace' | 'isFeeEstimate'
  >
  readonly onSpeed: ((speed: FeeSpeed) => void) | undefined
}

/** The network fees to choose from. */
export function SendSpeed({ model, onSpeed }: SendSpeedProps): ReactNode {
  const { send, lang } = useAccountCopy()
  const { review } = send
  const { fee, fees, nativeCurrency, valueDecimals, namespace, isFeeEstimate } = model
  // The fee of an EVM chain depends on the block; other chains have it in the transaction.
  const isExact = namespace !== 'eip155'
  const name = useId()
  const formats = useMemo(
    () => ({ amount: createAmountFormat({ locale: lang, fractionDigits: 9 }), usd: createUsdFormat(lang) }),
    [lang],
  )
  return (
    <fieldset className="send-speed">
      <legend>{review.fee}</legend>
      {fees.map((one) => {
        const amount = `${formats.amount(one.fee, nativeCurrency.decimals)} ${nativeCurrency.symbol}`
        const shown = one.value === undefined ? amount : formats.usd(one.value, valueDecimals)
        return (
          <label key={one.speed}>
            <input
              type="radio"
              name={name}
              checked={one.speed === fee.speed}
              // As the browser does it: the arrow keys move between them.
              tabIndex={one.speed === fee.speed ? 0 : -1}
              disabled={!onSpeed}
              onChange={() => onSpeed?.(one.speed)}
            />
            <span>{review.speeds[one.speed]}</span>
            <span className="send-speed-fee">
              <bdi title={amount}>
                {fill(isFeeEstimate ? review.about : isExact ? '{fee}' : review.upTo, { fee: shown })}
              </bdi>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
