import type { SwapReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { Button } from '../../parts/button/Button.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from '../send-review/SendReviewView.css?inline'
import { SwapNumbers } from './SwapNumbers.js'

/** Props of {@link SwapReviewView}. */
export type SwapReviewViewProps = {
  readonly model: SwapReviewModel
  /** Signs what is shown. */
  readonly onApprove?: (() => void) | undefined
  /** Stops waiting for the wallet, which can still send. */
  readonly onStop?: (() => void) | undefined
  /** Shows the form again. */
  readonly onEdit?: (() => void) | undefined
}

/**
 * Shows one step of a swap before it is signed: the approval of the exact amount, or the swap; then the wallet's response.
 *
 * @example
 * ```tsx
 * import type { SwapReviewModel } from '@latchkit/core'
 * import { SwapReviewView } from '@latchkit/ui/views/swap'
 *
 * type Props = { model: SwapReviewModel; approve: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, approve }: Props) => <SwapReviewView model={model} onApprove={approve} />
 * ```
 */
export function SwapReviewView({ model, onApprove, onStop, onEdit }: SwapReviewViewProps): ReactNode {
  const copy = useAccountCopy()
  const messages = useMessages()
  useStyles(css)
  const { review } = copy.swap
  if (model.status === 'none')
    return (
      <Status
        figure={
          <Figure>
            <CoinsIcon size={32} />
          </Figure>
        }
        {...review.none}
      >
        {onEdit && (
          <Button variant="primary" onClick={onEdit}>
            {review.start}
          </Button>
        )}
      </Status>
    )
  const wallet = getWalletName(model.wallet, copy)
  const createRing = (state: 'running' | 'failed' | 'closed') => (
    <Ring state={state} shape="square">
      <WalletIcon wallet={model.wallet} size="large" />
    </Ring>
  )
  switch (model.status) {
    case 'preparing':
      return (
        <Status
          figure={createRing('running')}
          title={model.isAfterApproval ? review.waiting : review.preparing}
        />
      )
    case 'failed':
      return (
        <Status
          figure={createRing('failed')}
          title={review.failed}
          {...getFailureText(messages, model.error, wallet)}
        >
          {onEdit && (
            <Button variant="primary" onClick={onEdit}>
              {review.edit}
            </Button>
          )}
        </Status>
      )
    case 'ready':
      return <SwapNumbers model={model} onApprove={onApprove} onEdit={onEdit} />
    case 'checking':
      return <Status figure={createRing('running')} {...review.checking} />
    case 'signing':
      return (
        <Status
          figure={createRing('running')}
          title={fill(review.signing.title, { wallet })}
          text={review.signing.text}
        >
          {onStop && <Button onClick={onStop}>{copy.account.pendingRequest.cancel}</Button>}
        </Status>
      )
    case 'sent':
      return <Status figure={createRing('closed')} {...review.sent} />
  }
}
