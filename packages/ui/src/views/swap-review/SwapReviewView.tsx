import type { SwapReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { ReviewStatus } from '../../parts/review/ReviewStatus.js'
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
  /** Begins the same review again, if the network did not answer. */
  readonly onRetry?: (() => void) | undefined
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
export function SwapReviewView({
  model,
  onApprove,
  onStop,
  onEdit,
  onRetry,
}: SwapReviewViewProps): ReactNode {
  const { review } = useAccountCopy().swap
  useStyles(css)
  if (model.status === 'ready') return <SwapNumbers model={model} onApprove={onApprove} onEdit={onEdit} />
  const isWaiting = model.status === 'preparing' && model.isAfterApproval
  return (
    <ReviewStatus
      model={model}
      texts={review}
      icon={<CoinsIcon size={32} />}
      preparing={isWaiting ? review.waiting : review.preparing}
      onStart={onEdit}
      onEdit={onEdit}
      onRetry={onRetry}
      onStop={onStop}
    />
  )
}
