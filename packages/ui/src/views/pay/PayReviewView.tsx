import type { PayReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { Button } from '../../parts/button/Button.js'
import { DetailSkeleton } from '../../parts/detail/DetailSkeleton.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { Coins } from './Coins.js'
import { PayNumbers } from './PayNumbers.js'
import css from './PayView.css?inline'
import { usePayFailure } from './usePayFailure.js'

/** Props of {@link PayReviewView}. */
export type PayReviewViewProps = {
  readonly model: PayReviewModel
  /** Asks the wallet for what is shown. */
  readonly onPay?: (() => void) | undefined
  /** Shows the ways to pay again. */
  readonly onBack?: (() => void) | undefined
  /** Begins the same review again, if the network did not answer. */
  readonly onRetry?: (() => void) | undefined
  /** Reviews the payment with another token. */
  readonly onToken?: ((id: string) => void) | undefined
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
export function PayReviewView({ model, onPay, onBack, onRetry, onToken }: PayReviewViewProps): ReactNode {
  const copy = useAccountCopy()
  const { pay } = copy
  const { review } = pay
  useStyles(css)
  const wallet = model.status === 'none' ? '' : getWalletName(model.wallet, copy)
  const getText = usePayFailure(wallet)
  if (model.status === 'none') return <Status figure={<Coins />} {...pay.none} />
  const createRing = (state: 'running' | 'failed') => (
    <Ring state={state} shape="square">
      <WalletIcon wallet={model.wallet} size="large" />
    </Ring>
  )
  switch (model.status) {
    case 'preparing':
      // An approval takes a block or more.
      return model.isAfterApproval ? (
        <Status figure={createRing('running')} title={copy.swap.review.waiting} />
      ) : (
        <DetailSkeleton label={review.preparing} />
      )
    case 'failed': {
      const { failure } = model
      const { text, advice } = getText(failure)
      // The payment may be possible: nothing could be read. Its text has no names.
      const isUnanswered = failure.kind === 'other' && failure.failure.code === 'rpc-request'
      return (
        <Status
          figure={createRing('failed')}
          title={(isUnanswered && (text as string)) || review.failed}
          text={!isUnanswered && text}
          advice={advice}
        >
          {isUnanswered && onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {pay.retry}
            </Button>
          )}
          {onBack && (
            <Button variant={isUnanswered && onRetry ? 'plain' : 'primary'} onClick={onBack}>
              {review.back}
            </Button>
          )}
        </Status>
      )
    }
    case 'signing':
      return (
        <Status
          figure={createRing('running')}
          title={fill(review.signing.title, { wallet })}
          text={review.signing.text}
        />
      )
    case 'ready':
      return <PayNumbers model={model} onPay={onPay} onBack={onBack} onToken={onToken} />
  }
}
