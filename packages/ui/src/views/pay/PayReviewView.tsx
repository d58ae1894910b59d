import type { PayReviewModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { Button } from '../../parts/button/Button.js'
import { DetailSkeleton } from '../../parts/detail/DetailSkeleton.js'
import { List, ListRow } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Figure } from '../../parts/status/Figure.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { PayHead } from './PayHead.js'
import css from './PayView.css?inline'
import { usePayFailure } from './usePayFailure.js'

/** Props of {@link PayReviewView}. */
export type PayReviewViewProps = {
  readonly model: PayReviewModel
  /** Asks the wallet for what is shown. */
  readonly onPay?: (() => void) | undefined
  /** Shows the ways to pay again. */
  readonly onBack?: (() => void) | undefined
}

/**
 * Shows a payment with the wallet before it is signed, and then that the wallet was asked.
 *
 * @example
 * ```tsx
 * import type { PayReviewModel } from '@latchkit/core'
 * import { PayReviewView } from '@latchkit/ui/views/pay'
 *
 * type Props = { model: PayReviewModel; pay: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, pay }: Props) => <PayReviewView model={model} onPay={pay} />
 * ```
 */
export function PayReviewView({ model, onPay, onBack }: PayReviewViewProps): ReactNode {
  const copy = useAccountCopy()
  const { pay } = copy
  const { review } = pay
  useStyles(css)
  const wallet = model.status === 'none' ? '' : getWalletName(model.wallet, copy)
  const getText = usePayFailure(wallet)
  const back = onBack && (
    <Button variant="primary" onClick={onBack}>
      {review.back}
    </Button>
  )
  if (model.status === 'none')
    return (
      <Status
        figure={
          <Figure>
            <CoinsIcon size={32} />
          </Figure>
        }
        {...pay.none}
      />
    )
  const createRing = (state: 'running' | 'failed') => (
    <Ring state={state} shape="square">
      <WalletIcon wallet={model.wallet} size="large" />
    </Ring>
  )
  switch (model.status) {
    case 'preparing':
      return <DetailSkeleton label={review.preparing} />
    case 'failed':
      return (
        <Status figure={createRing('failed')} title={review.failed} {...getText(model.failure)}>
          {back}
        </Status>
      )
    case 'signing':
      return (
        <Status
          figure={createRing('running')}
          title={fill(review.signing.title, { wallet })}
          text={review.signing.text}
        />
      )
    case 'ready':
      return <Numbers model={model} onPay={onPay} onBack={onBack} />
  }
}

function Numbers({
  model,
  onPay,
  onBack,
}: Omit<PayReviewViewProps, 'model'> & {
  readonly model: Extract<PayReviewModel, { status: 'ready' }>
}): ReactNode {
  const copy = useAccountCopy()
  const { pay, lang, send } = copy
  const { review } = pay
  const { fee, accountRent, isUnverified, problem, failure, from, wallet } = model
  const format = useMemo(() => createAmountFormat({ locale: lang, fractionDigits: 255 }), [lang])
  const getText = usePayFailure(getWalletName(wallet, copy))
  const text = failure && getText(failure)
  const toText = (amount: bigint) => `${format(amount, fee.decimals)} ${fee.symbol}`
  return (
    <div className="detail pay">
      <PayHead model={model} />
      {model.isDeclined && <Notice {...pay.declined} />}
      {text && <Notice title={text.text} text={text.advice} />}
      {problem && <Notice {...{ ...send.review.problems, ...review.problems }[problem]} />}
      {accountRent !== undefined && (
        <Notice
          title={send.review.accountRentNote.title}
          text={fill(send.review.accountRentNote.text, { amount: toText(accountRent) })}
        />
      )}
      {isUnverified && <Notice {...send.review.unverified} />}
      <div className="pay-details">
        <List label={review.details}>
          <ListRow
            small
            title={review.fee}
            end={<bdi>{fill(review.upTo, { fee: toText(fee.amount) })}</bdi>}
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
      <div className="pay-actions">
        {onBack && <Button onClick={onBack}>{review.back}</Button>}
        <Button variant="primary" onClick={problem ? undefined : onPay}>
          {review.pay}
        </Button>
      </div>
    </div>
  )
}
