import type { FeeSpeed, ReplacementModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { LayersIcon } from '../../icons/LayersIcon.js'
import { Button } from '../../parts/button/Button.js'
import { DetailSkeleton } from '../../parts/detail/DetailSkeleton.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
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
  const copy = useAccountCopy()
  const messages = useMessages()
  useStyles(css)
  const { replacement } = copy
  if (model.status === 'none')
    return (
      <Status
        figure={
          <Figure>
            <LayersIcon size={32} />
          </Figure>
        }
        {...replacement.none}
      >
        {onActivity && (
          <Button variant="primary" onClick={onActivity}>
            {replacement.showActivity}
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
      return <DetailSkeleton label={replacement.preparing} />
    case 'failed': {
      const failure =
        model.error.code === 'invalid-transaction'
          ? { text: replacement.notReplaceable }
          : getFailureText(messages, model.error, wallet)
      return (
        <Status figure={createRing('failed')} title={replacement.failed} {...failure}>
          {onBack && (
            <Button variant="primary" onClick={onBack}>
              {replacement.showTransaction}
            </Button>
          )}
        </Status>
      )
    }
    case 'ready':
      return <ReplacementNumbers {...props} model={model} />
    case 'checking':
      return <Status figure={createRing('running')} {...copy.send.review.checking} />
    case 'signing':
      return (
        <Status
          figure={createRing('running')}
          title={fill(replacement.signing.title, { wallet })}
          text={fill(replacement.signing.text, { nonce: String(model.nonce) })}
        >
          {onStop && <Button onClick={onStop}>{copy.account.pendingRequest.cancel}</Button>}
        </Status>
      )
    case 'sent':
      return <Status figure={createRing('closed')} {...replacement.sent} />
  }
}
