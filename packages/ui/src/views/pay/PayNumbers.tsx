import type { PayReviewModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { getSponsorText } from '../../format/getSponsorText.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { Button } from '../../parts/button/Button.js'
import { Footer } from '../../parts/footer/Footer.js'
import { List, ListRow } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Countdown } from '../../parts/status/Countdown.js'
import { PayHead, PayRecipient, usePayAmount, usePayPrice, usePayValue } from './PayHead.js'
import { PayTokens } from './PayTokens.js'
import { usePayFailure } from './usePayFailure.js'

type Ready = Extract<PayReviewModel, { status: 'ready' }>
type Props = {
  readonly model: Ready
  readonly onPay: (() => void) | undefined
  readonly onBack: (() => void) | undefined
  readonly onToken: ((id: string) => void) | undefined
}

/** The numbers of a payment that can be approved, or why it cannot. */
export function PayNumbers({ model, onPay, onBack, onToken }: Props): ReactNode {
  const copy = useAccountCopy()
  const { pay, send, swap: swapCopy } = copy
  const { review } = pay
  const { fee, accountRent, isUnverified, problem, failure, from, wallet, swap, tokens, sponsor, rounding } =
    model
  const toAmount = useAmount()
  const price = usePayPrice(model)
  const getText = usePayFailure(getWalletName(wallet, copy))
  const text = failure && getText(failure)
  const toValue = usePayValue()
  const feeAmount = toAmount(fee.amount, fee)
  const feeText = fee.value === undefined ? feeAmount : `${toValue(fee.value)} · ${feeAmount}`
  return (
    <div className="detail pay">
      <PayHead model={model} />
      {model.isDeclined && <Notice {...pay.declined} />}
      {text && <Notice title={text.text} text={text.advice} />}
      {problem && <Notice {...{ ...send.review.problems, ...review.problems }[problem]} />}
      {accountRent !== undefined && (
        <Notice
          title={send.review.accountRentNote.title}
          text={fill(send.review.accountRentNote.text, { amount: toAmount(accountRent, fee) })}
        />
      )}
      {isUnverified && <Notice {...send.review.unverified} />}
      {swap && <SwapNotices swap={swap} />}
      <PayRecipient recipient={model.recipient} />
      {tokens.length > 0 && <PayTokens tokens={tokens} onToken={onToken} />}
      <div className="pay-details">
        <List label={review.details}>
          {swap && <SwapRows model={model} swap={swap} />}
          {rounding !== undefined && (
            <ListRow
              small
              title={send.review.rounding}
              end={<bdi dir="ltr">{toAmount(rounding, model.asset)}</bdi>}
            />
          )}
          <ListRow
            small
            title={review.fee}
            end={
              <bdi>
                {sponsor === undefined
                  ? fill(review.upTo, { fee: feeText })
                  : getSponsorText(send.review, sponsor)}
              </bdi>
            }
          />
          <ListRow
            small
            title={review.from}
            end={
              <>
                <bdi title={from}>{shortenAddress(from)}</bdi>
                <WalletIcon wallet={wallet} size="small" />
              </>
            }
          />
        </List>
      </div>
      {swap && (
        <p className="visually-hidden" role="status">
          {swap.isUpdating && pay.swap.updating}
        </p>
      )}
      <Footer isBusy={swap?.isUpdating}>
        {onBack && <Button onClick={onBack}>{review.back}</Button>}
        <Button variant="primary" onClick={problem ? undefined : onPay}>
          {swap && swap.step !== 'swap'
            ? swapCopy.review.steps[swap.step]
            : fill(review.pay, { amount: price })}
        </Button>
      </Footer>
    </div>
  )
}

type Swap = NonNullable<Ready['swap']>

function SwapNotices({ swap }: { readonly swap: Swap }): ReactNode {
  const { pay } = useAccountCopy()
  const { notes, higher } = pay.swap
  const amount = useAmount()(swap.paidMax, swap.token)
  // The other steps need no explanation.
  const note = swap.step === 'approve' || swap.step === 'reset' ? notes[swap.step] : undefined
  return (
    <>
      {swap.isHigher && <Notice {...higher} />}
      {note && <Notice title={note.title} text={fill(note.text, { amount })} />}
    </>
  )
}

function SwapRows({ model, swap }: { readonly model: Ready; readonly swap: Swap }): ReactNode {
  const copy = useAccountCopy()
  const { paid, paidMax, received, source, refreshes } = copy.pay.swap
  const { spender, router } = copy.swap.review
  const price = usePayAmount(model)
  const toAmount = useAmount()
  return (
    <>
      <ListRow
        small
        title={paid}
        end={
          <>
            <bdi dir="ltr">{toAmount(swap.paid, swap.token)}</bdi>
            <Countdown key={swap.priceId} ms={swap.refreshMs} label={refreshes} />
          </>
        }
      />
      <ListRow small title={paidMax} end={<bdi dir="ltr">{toAmount(swap.paidMax, swap.token)}</bdi>} />
      <ListRow small title={received} end={<bdi dir="ltr">{price}</bdi>} />
      {swap.source && <ListRow small title={source} end={<bdi>{swap.source}</bdi>} />}
      <ListRow
        small
        title={swap.step === 'swap' || !swap.spender ? router : spender}
        end={<Address address={swap.step === 'swap' ? swap.router : (swap.spender ?? swap.router)} />}
      />
    </>
  )
}

const Address = ({ address }: { readonly address: string }): ReactNode => (
  <bdi title={address}>{shortenAddress(address)}</bdi>
)

/** Returns the text of an amount with its symbol: every digit counts. */
function useAmount(): (
  amount: bigint,
  token: { readonly symbol: string; readonly decimals: number },
) => string {
  const { lang } = useAccountCopy()
  const format = useMemo(() => createAmountFormat({ locale: lang, fractionDigits: 255 }), [lang])
  return (amount, { symbol, decimals }) => `${format(amount, decimals)} ${symbol}`
}
