import type { PayProgressModel } from '@latchkit/core'
import type { ReactNode } from 'react'
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
import { usePayAmount } from './PayHead.js'
import css from './PayView.css?inline'
import { usePayFailure } from './usePayFailure.js'

/** Props of {@link PayProgressView}. */
export type PayProgressViewProps = {
  readonly model: PayProgressModel
  /** Opens the page of the exchange. */
  readonly onOpen?: (() => void) | undefined
  /** Shows the ways to pay again. */
  readonly onBack?: (() => void) | undefined
  /** Closes the modal. */
  readonly onDone?: (() => void) | undefined
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
}: Omit<PayProgressViewProps, 'model'> & {
  readonly model: Exclude<PayProgressModel, { status: 'none' }>
}): ReactNode {
  const { pay } = useAccountCopy()
  const { progress } = pay
  const amount = usePayAmount(model)
  const getText = usePayFailure('')
  const ring = (state: 'running' | 'failed' | 'closed') => (
    <Ring state={state} shape="round">
      <CoinsIcon size={32} />
    </Ring>
  )
  const done = onDone && (
    <Button variant="primary" onClick={onDone}>
      {progress.done}
    </Button>
  )
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
      return <Status figure={ring('running')} {...progress.confirming} />
    case 'completed':
      return (
        <Status
          figure={ring('closed')}
          title={progress.completed.title}
          text={fill(progress.completed.text, { amount })}
          {...(!model.result.isVerified && { advice: progress.unverified })}
        >
          {done}
        </Status>
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
