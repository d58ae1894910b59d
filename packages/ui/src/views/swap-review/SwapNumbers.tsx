import type { SwapReviewModel, SwapTokenModel } from '@latchkit/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import type { AmountText, Rounding } from '../../format/createAmountTexts.js'
import { fill } from '../../format/fill.js'
import { getSponsorText } from '../../format/getSponsorText.js'
import { getWalletName } from '../../format/getWalletName.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { Amount } from '../../parts/amount/Amount.js'
import { AmountLines } from '../../parts/amount/AmountLines.js'
import { Button } from '../../parts/button/Button.js'
import { NetworkRow } from '../../parts/detail/NetworkRow.js'
import { Footer } from '../../parts/footer/Footer.js'
import { List, ListRow } from '../../parts/list/List.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { RouteRows } from '../../parts/route/RouteRows.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { FullAddress } from '../receive/FullAddress.js'

type SwapNumbersProps = {
  readonly model: Extract<SwapReviewModel, { status: 'ready' }>
  readonly onApprove: (() => void) | undefined
  readonly onEdit: (() => void) | undefined
}

/** The numbers of one step of a swap, and the button that signs it. */
export function SwapNumbers({ model, onApprove, onEdit }: SwapNumbersProps): ReactNode {
  const copy = useAccountCopy()
  const { swap, send, account } = copy
  const { review } = swap
  const messages = useMessages()
  const { from, to, network, toNetwork, wallet, step, price, paid, fee, accountRent } = model
  const { nativeCurrency, problem, error, sponsor, rounding, valueDecimals } = model
  const texts = useAmountTexts()
  const toUnit = ({ decimals, symbol }: SwapTokenModel) => ({
    decimals,
    symbol: symbol || account.tokens.unknown,
  })
  const toText = (units: bigint, token: SwapTokenModel, direction: Rounding) =>
    texts.token(units, toUnit(token), direction)
  const toNative = (units: bigint) => texts.token(units, nativeCurrency, 'up')
  const toUpTo = (text: string) => fill(review.upTo, { amount: text })
  const failure = error && getFailureText(messages, error, getWalletName(wallet, copy))
  const isExactOut = price.mode === 'exactOut'
  const note = review.notes[step]
  const { level, needsConsent } = price.impact
  // The user accepts one number: a worse one is asked for again.
  const [acceptedBps, setAcceptedBps] = useState<number>()
  const isAccepted =
    acceptedBps !== undefined && (price.impact.bps ?? Number.POSITIVE_INFINITY) <= acceptedBps
  const percent = useMemo(
    () => new Intl.NumberFormat(copy.lang, { style: 'percent', maximumFractionDigits: 1 }),
    [copy.lang],
  )
  const warning = level !== 'low' && level !== 'medium' ? swap.impactWarnings[level] : undefined
  const createSide = (
    token: SwapTokenModel,
    amount: bigint,
    value: bigint | undefined,
    label: string,
    direction: Rounding,
    onNetwork = network,
  ) => (
    <ListRow
      mark={
        <TokenIcon
          token={{ symbol: token.symbol, image: token.icon, isNative: token.id === 'native' }}
          network={onNetwork}
          namespace={onNetwork.namespace}
        />
      }
      title={<Amount amount={texts.typed(amount, toUnit(token), direction)} />}
      detail={label}
      end={value !== undefined && <bdi dir="ltr">{texts.usd(value, valueDecimals, direction)}</bdi>}
    />
  )
  const [contract, contractLabel] =
    step === 'swap' ? [model.router, review.router] : [model.spender, review.spender]
  const about = toNetwork && { network: toNetwork.name, source: price.source ?? '' }
  return (
    <div className="detail send-review">
      <List label={review.steps.swap}>
        {createSide(from, price.fromAmount, model.fromValue, swap.sell, 'up')}
        {createSide(
          to,
          price.toAmount,
          model.toValue,
          about ? fill(swap.buyOn, about) : swap.buy,
          'down',
          toNetwork,
        )}
      </List>
      {error && <Notice title={failure?.text ?? review.failed} text={failure?.advice} />}
      {model.isDeclined && <Notice {...review.declined} />}
      {step !== 'swap' && (
        <Notice title={note.title} text={fill(note.text, { amount: toText(paid, from, 'up').full })} />
      )}
      {about && (
        <Notice title={fill(review.delivery.title, about)} text={fill(review.delivery.text, about)} />
      )}
      {about && model.isContractAccount && (
        <Notice {...review.contractAccount} text={fill(review.contractAccount.text, about)} />
      )}
      {warning && <Notice {...warning} />}
      {problem && <Notice {...review.problems[problem]} />}
      <List label={review.details}>
        <ListRow
          small
          title={isExactOut ? swap.paid : swap.received}
          end={
            <Amount amount={isExactOut ? toText(price.limit, from, 'up') : toText(price.limit, to, 'down')} />
          }
        />
        {rounding !== undefined && (
          <ListRow
            small
            title={send.review.rounding}
            end={<Amount amount={toText(rounding, isExactOut ? to : from, 'up')} />}
          />
        )}
        {price.source && <ListRow small title={swap.source} end={<bdi>{price.source}</bdi>} />}
        <ListRow
          small
          title={review.fee}
          end={
            sponsor === undefined ? (
              <FeeLines
                value={
                  fee.value === undefined ? undefined : toUpTo(texts.usd(fee.value, valueDecimals, 'up'))
                }
                amount={toNative(fee.fee)}
                toUpTo={toUpTo}
              />
            ) : (
              <bdi>{getSponsorText(send.review, sponsor)}</bdi>
            )
          }
        />
        {price.route && <RouteRows route={price.route} />}
        {accountRent !== undefined && (
          <ListRow small title={review.accountRent} end={<Amount amount={toNative(accountRent)} />} />
        )}
        <NetworkRow network={network} namespace={network.namespace} />
        {toNetwork && <ListRow small title={review.arrivesOn} end={<bdi>{toNetwork.name}</bdi>} />}
      </List>
      {contract && (
        <div className="swap-contract">
          <p aria-hidden="true">{contractLabel}</p>
          <FullAddress address={contract} label={contractLabel} />
        </div>
      )}
      {needsConsent && (
        <label className="swap-consent">
          <input
            type="checkbox"
            checked={isAccepted}
            onChange={(event) => setAcceptedBps(event.currentTarget.checked ? price.impact.bps : undefined)}
          />
          <span>{fill(review.consent, { impact: percent.format((price.impact.bps ?? 0) / 10_000) })}</span>
        </label>
      )}
      <Footer>
        {onEdit && <Button onClick={onEdit}>{review.edit}</Button>}
        <Button
          variant={needsConsent ? 'danger' : 'primary'}
          onClick={problem || (needsConsent && !isAccepted) ? undefined : onApprove}
        >
          {needsConsent && step === 'swap' ? swap.anyway : review.steps[step]}
        </Button>
      </Footer>
    </div>
  )
}

/** The fee in dollars above the fee in the native currency; without a price only the second one, at most. */
function FeeLines({
  value,
  amount,
  toUpTo,
}: {
  readonly value: string | undefined
  readonly amount: AmountText
  readonly toUpTo: (text: string) => string
}): ReactNode {
  if (value !== undefined) return <AmountLines value={value} amount={amount} />
  return <Amount amount={{ text: toUpTo(amount.text), full: toUpTo(amount.full) }} />
}
