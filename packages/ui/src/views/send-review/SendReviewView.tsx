import type { FeeSpeed, SendReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { Button } from '../../parts/button/Button.js'
import { DetailSkeleton } from '../../parts/detail/DetailSkeleton.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { SendNumbers } from './SendNumbers.js'
import css from './SendReviewView.css?inline'

/** Props of {@link SendReviewView}. */
export type SendReviewViewProps = {
  readonly model: SendReviewModel
  /** Selects how soon the transfer should be in a block, and so its fee. */
  readonly onSpeed?: ((speed: FeeSpeed) => void) | undefined
  /** Sends what is shown. */
  readonly onSend?: (() => void) | undefined
  /** Stops waiting for the wallet, which can still send. */
  readonly onStop?: (() => void) | undefined
  /** Shows the form again. */
  readonly onEdit?: (() => void) | undefined
}

/**
 * Shows a transfer before it is signed: what is sent, to whom, the network fee, and what the recipient gets; then the wallet's
 * response.
 *
 * @example
 * ```tsx
 * import type { SendReviewModel } from '@latchkit/core'
 * import { SendReviewView } from '@latchkit/ui/views/send'
 *
 * type Props = { model: SendReviewModel; send: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, send }: Props) => <SendReviewView model={model} onSend={send} />
 * ```
 */
export function SendReviewView(props: SendReviewViewProps): ReactNode {
  const { model, onSpeed, onSend, onStop, onEdit } = props
  const copy = useAccountCopy()
  const messages = useMessages()
  useStyles(css)
  const { review } = copy.send
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
      return <DetailSkeleton label={review.preparing} />
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
      return <SendNumbers model={model} onSpeed={onSpeed} onSend={onSend} onEdit={onEdit} />
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
