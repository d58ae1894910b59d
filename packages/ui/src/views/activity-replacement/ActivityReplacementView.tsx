import type { FeeSpeed, ReplacementModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { LayersIcon } from '../../icons/LayersIcon.js'
import { ReviewStatus } from '../../parts/review/ReviewStatus.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './ActivityReplacementView.css?inline'
import { ReplacementNumbers } from './ReplacementNumbers.js'

/** Props of {@link ActivityReplacementView}. */
export type ActivityReplacementViewProps = {
  readonly model: ReplacementModel
  /** Selects how soon the replacement should be in a block, and so its fee. */
  readonly onSpeed?: ((speed: FeeSpeed) => void) | undefined
  /** Asks the wallet for what is shown. */
  readonly onApprove?: (() => void) | undefined
  /** Stops waiting for the wallet, which can still send. */
  readonly onStop?: (() => void) | undefined
  /** Shows the transaction again. */
  readonly onBack?: (() => void) | undefined
  /** Shows the transactions of the account. */
  readonly onActivity?: (() => void) | undefined
}

/**
 * Shows what replaces a pending transaction before it is signed: what it does, the old and the new fee; then the wallet's response.
 *
 * @example
 * ```tsx
 * import type { ReplacementModel } from '@latchkit/core'
 * import { ActivityReplacementView } from '@latchkit/ui/views/activity-replacement'
 *
 * type Props = { model: ReplacementModel; approve: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, approve }: Props) => <ActivityReplacementView model={model} onApprove={approve} />
 * ```
 */
export function ActivityReplacementView(props: ActivityReplacementViewProps): ReactNode {
  const { model, onStop, onBack, onActivity } = props
  const { replacement, send } = useAccountCopy()
  useStyles(css)
  if (model.status === 'ready') return <ReplacementNumbers {...props} model={model} />
  const isSettled = model.status === 'failed' && model.error.code === 'invalid-transaction'
  const nonce = model.status === 'signing' ? { nonce: String(model.nonce) } : {}
  const { showActivity, showTransaction, signing } = replacement
  return (
    <ReviewStatus
      model={model}
      texts={{
        ...replacement,
        start: showActivity,
        edit: showTransaction,
        checking: send.review.checking,
        signing: { ...signing, text: fill(signing.text, nonce) },
      }}
      icon={<LayersIcon size={32} />}
      failure={isSettled ? replacement.notReplaceable : undefined}
      onStart={onActivity}
      onEdit={onBack}
      onStop={onStop}
    />
  )
}
