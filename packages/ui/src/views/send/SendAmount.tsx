import type { SendModel } from '@latchkit/core'
import { type ReactNode, useId, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { normalizeAmountText } from '../../format/normalizeAmountText.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
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
  const { send, account, lang } = useAccountCopy()
  const id = useId()
  const [text, type] = useTyped(amount.text, onAmount)
  const formats = useMemo(
    () => ({
      amount: createAmountFormat({ locale: lang, fractionDigits: 6, isShort: true }),
      usd: createUsdFormat(lang),
    }),
    [lang],
  )
  const symbol = token && !nft ? token.symbol || account.tokens.unknown : ''
  const inToken =
    token && amount.units !== undefined && `${formats.amount(amount.units, token.decimals)} ${symbol}`
  const inUsd = amount.value !== undefined && formats.usd(amount.value, valueDecimals)
  const otherText = amount.unit === 'usd' ? inToken : inUsd
  const other = amount.other
  const isInvalid = check === 'incorrect-value' || check === 'insufficient-funds'
  const balance = token && `${formats.amount(token.amount, token.decimals)} ${symbol}`.trim()
  return (
    <div className="send-box">
      <label htmlFor={id}>{send.amount}</label>
      <div className="send-line">
        <input
          id={id}
          type="text"
          inputMode={nft ? 'numeric' : 'decimal'}
          dir="ltr"
          placeholder="0"
          value={text}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => type(normalizeAmountText(event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.()
          }}
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
      <div className="send-foot">
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
        {balance && <p className="send-note">{fill(nft ? send.owned : send.balance, { balance })}</p>}
        {token && token.amount > 0n && onMax && (
          <button type="button" className="send-link" aria-pressed={amount.isMax} onClick={onMax}>
            {send.max}
          </button>
        )}
      </div>
    </div>
  )
}
