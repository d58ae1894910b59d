import type { SwapModel } from '@latchkit/core'
import { type ReactNode, useId, useRef } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { AmountInput } from '../../parts/amount/AmountInput.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { useInitialFocus } from '../../parts/text-field/useInitialFocus.js'
import { useTyped } from '../../parts/text-field/useTyped.js'

type SwapSideBoxProps = {
  readonly model: Extract<SwapModel, { status: 'ready' }>
  readonly side: 'from' | 'to'
  readonly onAmount: ((text: string) => void) | undefined
  readonly onMax?: (() => void) | undefined
  readonly onSelectToken: (() => void) | undefined
  /** The user pressed Enter. */
  readonly onEnter: (() => void) | undefined
}

/** One of the two amounts, with its token and balance. Both can be typed. */
export function SwapSideBox(props: SwapSideBoxProps): ReactNode {
  const { model, side, onAmount, onMax, onSelectToken, onEnter } = props
  const { check, mode, valueDecimals } = model
  const toNetwork = side === 'to' ? model.toNetwork : undefined
  const network = toNetwork ?? model.network
  const { token, text: modelText, value } = model[side]
  const { swap, account } = useAccountCopy()
  const id = useId()
  const [typed, type] = useTyped(modelText, onAmount)
  const input = useRef<HTMLInputElement>(null)
  useInitialFocus(input, side === 'from')
  const texts = useAmountTexts()
  const isTyped = mode === (side === 'from' ? 'exactIn' : 'exactOut')
  // The other amount follows the price only.
  const text = isTyped ? typed : modelText
  const isWaiting = !isTyped && check === 'loading'
  const isInvalid =
    (isTyped && check === 'incorrect-value') || (side === 'from' && check === 'insufficient-funds')
  const symbol = token ? token.symbol || account.tokens.unknown : ''
  const balance = token?.balance !== undefined && texts.token(token.balance, { ...token, symbol }, 'down')
  return (
    <div className="send-box">
      <label htmlFor={id}>
        {side === 'from' ? swap.sell : toNetwork ? fill(swap.buyOn, { network: network.name }) : swap.buy}
      </label>
      <div className="send-line">
        <AmountInput
          inputRef={input}
          id={id}
          placeholder={isWaiting ? '…' : '0'}
          text={text}
          enterKeyHint="next"
          aria-invalid={isInvalid || undefined}
          aria-busy={isWaiting || undefined}
          aria-describedby={`${id}-note`}
          onText={type}
          onEnter={onEnter}
        />
        <button
          type="button"
          className="send-token"
          data-empty={token ? undefined : ''}
          disabled={!onSelectToken}
          onClick={onSelectToken}
        >
          {token ? (
            <>
              <TokenIcon
                token={{ symbol, image: token.icon, isNative: token.id === 'native' }}
                network={network}
                namespace={network.namespace}
                size="small"
              />
              <span className="visually-hidden">{swap.token}</span>
              <bdi>{symbol}</bdi>
            </>
          ) : (
            <span>{swap.selectToken}</span>
          )}
          <DownIcon size={16} />
        </button>
      </div>
      <div className="send-foot">
        <p className="send-note" id={`${id}-note`}>
          {isInvalid ? (
            <span className="send-error">{swap.check[check]}</span>
          ) : (
            value !== undefined && (
              <bdi dir="ltr">{texts.usd(value, valueDecimals, side === 'from' ? 'up' : 'down')}</bdi>
            )
          )}
        </p>
        {balance && <span title={balance.full}>{fill(swap.balance, { balance: balance.text })}</span>}
        {side === 'from' && model.max !== undefined && onMax && (
          <button type="button" className="send-link" onClick={onMax}>
            {swap.max}
          </button>
        )}
      </div>
    </div>
  )
}
