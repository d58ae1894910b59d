import type { FeeSpeed, SendReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { ReviewStatus } from '../../parts/review/ReviewStatus.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { SendNumbers } from './SendNumbers.js'
import css from './SendReviewView.css?inline'
import { SendSent } from './SendSent.js'

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
  /** Begins the same review again, if the network did not answer. */
  readonly onRetry?: (() => void) | undefined
  /** Leaves the transfer that was sent. */
  readonly onDone?: (() => void) | undefined
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
  const { model, onSpeed, onSend, onStop, onEdit, onRetry, onDone } = props
  const { send } = useAccountCopy()
  useStyles(css)
  if (model.status === 'ready')
    return <SendNumbers model={model} onSpeed={onSpeed} onSend={onSend} onEdit={onEdit} />
  if (model.status === 'sent') return <SendSent model={model} onDone={onDone} />
  return (
    <ReviewStatus
      model={model}
      texts={send.review}
      icon={<CoinsIcon size={32} />}
      onStart={onEdit}
      onEdit={onEdit}
      onRetry={onRetry}
      onStop={onStop}
    />
  )
}
