import type { SwapReviewModel } from '@latchkit/core'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { ReviewStatus } from '../../parts/review/ReviewStatus.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { SwapNumbers } from './SwapNumbers.js'
import css from './SwapReviewView.css?inline'

// Loaded when the wallet has responded.
const Sent = lazy(() => import('./SwapSent.js').then((chunk) => ({ default: chunk.SwapSent })))

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
  /** Leaves the swap that was sent. */
  readonly onDone?: (() => void) | undefined
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
export function SwapReviewView(props: SwapReviewViewProps): ReactNode {
  const { model, onApprove, onStop, onEdit, onRetry, onDone } = props
  const { review } = useAccountCopy().swap
  useStyles(css)
  if (model.status === 'ready') return <SwapNumbers model={model} onApprove={onApprove} onEdit={onEdit} />
  const isWaiting = model.status === 'preparing' && model.isAfterApproval
  const createStatus = (shown: ComponentProps<typeof ReviewStatus>['model']) => (
    <ReviewStatus
      model={shown}
      texts={review}
      icon={<CoinsIcon size={32} />}
      preparing={isWaiting ? review.waiting : review.preparing}
      onStart={onEdit}
      onEdit={onEdit}
      onRetry={onRetry}
      onStop={onStop}
    />
  )
  if (model.status !== 'sent') return createStatus(model)
  const signing = createStatus({ ...model, status: 'signing' })
  // An approval is followed by a review of its own.
  if (model.step !== 'swap' && model.step !== 'batch') return signing
  return (
    // The view stays as it is until the code of the result has loaded.
    <Suspense fallback={signing}>
      <Sent model={model} onDone={onDone} />
    </Suspense>
  )
}
