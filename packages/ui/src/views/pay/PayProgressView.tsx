import type { PayProgressModel } from '@latchkit/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { Button } from '../../parts/button/Button.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { Coins } from './Coins.js'
import css from './PayView.css?inline'
import { usePayFailure } from './usePayFailure.js'

// Loaded when there is a result.
const PayReceipt = lazy(() => import('./PayReceipt.js').then((chunk) => ({ default: chunk.PayReceipt })))

/** Props of {@link PayProgressView}. */
export type PayProgressViewProps = {
  readonly model: PayProgressModel
  /** Opens the page of the exchange. */
  readonly onOpen?: (() => void) | undefined
  /** Shows the ways to pay again. */
  readonly onBack?: (() => void) | undefined
  /** Closes the modal. */
  readonly onDone?: (() => void) | undefined
  /** Keeps the receipt, which the user reads. */
  readonly onKeep?: (() => void) | undefined
  /** Copies the reference of the payment; rejects if that failed. */
  readonly onCopy?: ((text: string) => void | Promise<void>) | undefined
}

/**
 * Shows what becomes of a payment: at an exchange, on the chain, and its result.
 *
 * @example
 * ```tsx
 * import type { PayProgressModel } from '@latchkit/core'
 * import { PayProgressView } from '@latchkit/ui/views/pay'
 *
 * type Props = { model: PayProgressModel; close: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, close }: Props) => <PayProgressView model={model} onDone={close} />
 * ```
 */
export function PayProgressView(props: PayProgressViewProps): ReactNode {
  const { model } = props
  const { pay, accountTitles } = useAccountCopy()
  useStyles(css)
  // The view of the review shows the progress too.
  useTitle(accountTitles['pay-progress'])
  if (model.status === 'none') return <Status figure={<Coins />} {...pay.none} />
  return <Progress {...props} model={model} />
}

function Progress({
  model,
  onOpen,
  onBack,
  onDone,
  onKeep,
  onCopy,
}: Omit<PayProgressViewProps, 'model'> & {
  readonly model: Exclude<PayProgressModel, { status: 'none' }>
}): ReactNode {
  const { pay } = useAccountCopy()
  const { progress } = pay
  const getText = usePayFailure('')
  const ring = (state: 'running' | 'failed') => (
    <Ring state={state} shape="round">
      <CoinsIcon size={32} />
    </Ring>
  )
  const done = onDone && (
    <Button variant="primary" onClick={onDone}>
      {progress.done}
    </Button>
  )
  const confirming = <Status figure={ring('running')} {...progress.confirming} />
  switch (model.status) {
    case 'exchange': {
      const { name, image } = model.exchange
      return (
        <Status
          figure={
            <Ring state="running" shape="square">
              <WalletIcon wallet={{ name, icon: image }} size="large" />
            </Ring>
          }
          title={fill(progress.exchange.title, { exchange: name })}
          text={progress.exchange.text}
        >
          {model.isUnknown && <Notice {...progress.unknown} />}
          {onOpen && (
            <Button variant="primary" icon={<ExternalIcon />} onClick={onOpen}>
              {fill(progress.open, { exchange: name })}
            </Button>
          )}
          {onBack && model.canChooseAgain && <Button onClick={onBack}>{progress.otherWay}</Button>}
        </Status>
      )
    }
    case 'confirming':
      return confirming
    case 'completed':
      return (
        // The view stays as it is until the code of the receipt has loaded.
        <Suspense fallback={confirming}>
          <PayReceipt {...{ model, onDone, onKeep, onCopy }} />
        </Suspense>
      )
    case 'failed':
      return (
        <Status
          figure={ring('failed')}
          title={progress.failed}
          {...toStatusText(getText(model.failure), progress.failed)}
        >
          {done}
        </Status>
      )
  }
}

/** A text that repeats the title is left out. */
function toStatusText({ text, advice }: ReturnType<ReturnType<typeof usePayFailure>>, title: string) {
  return text === title ? { text: advice } : { text, advice }
}
