import type { SendModel } from '@latchkit/core'
import { type ReactNode, useId } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import type { Rounding } from '../../format/createAmountTexts.js'
import { fill } from '../../format/fill.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import { AmountInput } from '../../parts/amount/AmountInput.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { useTyped } from '../../parts/text-field/useTyped.js'

type SendAmountProps = {
  readonly model: Extract<SendModel, { status: 'ready' }>
  readonly onAmount: ((text: string) => void) | undefined
  readonly onMax: (() => void) | undefined
  readonly onUnit: ((unit: 'token' | 'usd', amount: string) => void) | undefined
  readonly onSelectToken: (() => void) | undefined
  /** The user pressed Enter. */
  readonly onEnter: (() => void) | undefined
}

/** The amount, in the token or in US dollars, with the token and its balance. */
export function SendAmount(props: SendAmountProps): ReactNode {
  const { model, onAmount, onMax, onUnit, onSelectToken, onEnter } = props
  const { token, network, namespace, amount, valueDecimals, canSelectToken, check, nft } = model
  const { send, account } = useAccountCopy()
  const id = useId()
  const [text, type] = useTyped(amount.text, onAmount)
  const texts = useAmountTexts()
  const symbol = token && !nft ? token.symbol || account.tokens.unknown : ''
  const toAmount = (units: bigint, decimals: number, rounding: Rounding) =>
    texts.token(units, { decimals, symbol }, rounding)
  const inToken = token && amount.units !== undefined && toAmount(amount.units, token.decimals, 'up').text
  const inUsd = amount.value !== undefined && texts.usd(amount.value, valueDecimals, 'up')
  const otherText = amount.unit === 'usd' ? inToken : inUsd
  const other = amount.other
  const isInvalid = check === 'incorrect-value' || check === 'insufficient-funds'
  const balance = token && toAmount(token.amount, token.decimals, 'down')
  return (
    <div className="send-box">
      <label htmlFor={id}>{send.amount}</label>
      <div className="send-line">
        <AmountInput
          id={id}
          inputMode={nft ? 'numeric' : 'decimal'}
          placeholder="0"
          text={text}
          enterKeyHint="next"
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-note`}
          onText={type}
          onEnter={onEnter}
        />
        {amount.unit === 'usd' && <span className="send-unit">USD</span>}
        {token && !nft && (
          <button
            type="button"
            className="send-token"
            disabled={!canSelectToken || !onSelectToken}
            onClick={onSelectToken}
          >
            <TokenIcon
              token={{ symbol, image: token.icon, isNative: token.address === undefined }}
              network={network}
              namespace={namespace}
              size="small"
            />
            <span className="visually-hidden">{send.token}</span>
            <bdi>{symbol}</bdi>
            {canSelectToken && <DownIcon size={16} />}
          </button>
        )}
      </div>
      <div className="send-foot" data-value>
        <p className="send-note" id={`${id}-note`} role="status">
          {isInvalid ? (
            <span className="send-error">{send.check[check]}</span>
          ) : amount.isMax && token?.address === undefined ? (
            send.maxNote
          ) : (
            otherText && <bdi dir="ltr">{otherText}</bdi>
          )}
        </p>
        {other && otherText && onUnit && (
          <button
            type="button"
            className="send-link"
            aria-label={fill(send.switchUnit, { amount: other.unit === 'usd' ? 'USD' : symbol })}
            onClick={() => onUnit(other.unit, other.amount)}
          >
            <SwitchIcon size={16} />
          </button>
        )}
      </div>
      <div className="send-foot">
        {balance && (
          <p className="send-note" title={balance.full}>
            {fill(nft ? send.owned : send.balance, { balance: balance.text })}
          </p>
        )}
        {token && token.amount > 0n && onMax && (
          <button type="button" className="send-link" aria-pressed={amount.isMax} onClick={onMax}>
            {send.max}
          </button>
        )}
      </div>
    </div>
  )
}
