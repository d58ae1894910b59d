import type { SwapReviewModel, SwapTokenModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { getSponsorText } from '../../format/getSponsorText.js'
import { getWalletName } from '../../format/getWalletName.js'
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
  const { swap, send, account, lang } = copy
  const { review } = swap
  const messages = useMessages()
  const { from, to, network, toNetwork, wallet, step, price, paid, fee, accountRent } = model
  const { nativeCurrency, problem, error, sponsor, rounding } = model
  const formats = useMemo(
    () => ({ amount: createAmountFormat({ locale: lang, fractionDigits: 255 }), usd: createUsdFormat(lang) }),
    [lang],
  )
  const toText = (units: bigint, { decimals, symbol }: SwapTokenModel) =>
    `${formats.amount(units, decimals)} ${symbol || account.tokens.unknown}`
  const toNative = (units: bigint) =>
    `${formats.amount(units, nativeCurrency.decimals)} ${nativeCurrency.symbol}`
  const failure = error && getFailureText(messages, error, getWalletName(wallet, copy))
  const isExactOut = price.mode === 'exactOut'
  const note = review.notes[step]
  const { level } = price.impact
  const warning = level !== 'low' && level !== 'medium' ? swap.impactWarnings[level] : undefined
  const createSide = (
    token: SwapTokenModel,
    amount: bigint,
    value: bigint | undefined,
    label: string,
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
      title={<bdi dir="ltr">{toText(amount, token)}</bdi>}
      detail={label}
      end={value !== undefined && <bdi dir="ltr">{formats.usd(value, model.valueDecimals)}</bdi>}
    />
  )
  const contract = step === 'swap' ? model.router : model.spender
  const about = toNetwork && { network: toNetwork.name, source: price.source ?? '' }
  return (
    <div className="detail send-review">
      <List label={review.steps.swap}>
        {createSide(from, price.fromAmount, model.fromValue, swap.sell)}
        {createSide(to, price.toAmount, model.toValue, about ? fill(swap.buyOn, about) : swap.buy, toNetwork)}
      </List>
      {error && <Notice title={failure?.text ?? review.failed} text={failure?.advice} />}
      {model.isDeclined && <Notice {...review.declined} />}
      {step !== 'swap' && (
        <Notice title={note.title} text={fill(note.text, { amount: toText(paid, from) })} />
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
          end={<bdi dir="ltr">{toText(price.limit, isExactOut ? from : to)}</bdi>}
        />
        {rounding !== undefined && (
          <ListRow
            small
            title={send.review.rounding}
            end={<bdi dir="ltr">{toText(rounding, isExactOut ? to : from)}</bdi>}
          />
        )}
        {price.source && <ListRow small title={swap.source} end={<bdi>{price.source}</bdi>} />}
        <ListRow
          small
          title={review.fee}
          detail={
            sponsor === undefined &&
            fee.value !== undefined && <bdi dir="ltr">{formats.usd(fee.value, model.valueDecimals)}</bdi>
          }
          end={
            sponsor === undefined ? (
              <bdi dir="ltr">{fill(review.upTo, { amount: toNative(fee.fee) })}</bdi>
            ) : (
              <bdi>{getSponsorText(send.review, sponsor)}</bdi>
            )
          }
        />
        {price.route && <RouteRows route={price.route} />}
        {accountRent !== undefined && (
          <ListRow small title={review.accountRent} end={<bdi dir="ltr">{toNative(accountRent)}</bdi>} />
        )}
        <NetworkRow network={network} namespace={network.namespace} />
        {toNetwork && <ListRow small title={review.arrivesOn} end={<bdi>{toNetwork.name}</bdi>} />}
      </List>
      {contract && (
        <FullAddress address={contract} label={step === 'swap' ? review.router : review.spender} />
      )}
      <Footer>
        {onEdit && <Button onClick={onEdit}>{review.edit}</Button>}
        <Button variant="primary" onClick={problem ? undefined : onApprove}>
          {review.steps[step]}
        </Button>
      </Footer>
    </div>
  )
}
