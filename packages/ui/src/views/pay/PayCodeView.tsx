import type { PayModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { QrCode } from '../connecting-remote/QrCode.js'
import css from './PayCodeView.css?inline'
import { PayHead, PayRecipient, usePayAmount } from './PayHead.js'

/** Props of {@link PayCodeView}. */
export type PayCodeViewProps = {
  readonly model: PayModel
  /** Copies the link; rejects if that failed. */
  readonly onCopy?: (() => void | Promise<void>) | undefined
}

/**
 * Shows the link of a payment (ERC-681, Solana Pay) as a QR code, for a wallet that is not connected.
 *
 * @see https://eips.ethereum.org/EIPS/eip-681
 * @example
 * ```tsx
 * import type { PayModel } from '@latchkit/core'
 * import { PayCodeView } from '@latchkit/ui/views/pay-code'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model }: { model: PayModel }) => <PayCodeView model={model} />
 * ```
 */
export function PayCodeView({ model, onCopy }: PayCodeViewProps): ReactNode {
  const { pay } = useAccountCopy()
  useStyles(css)
  if (model.status === 'none') return <Status figure={null} {...pay.none} />
  return <Code model={model} onCopy={onCopy} />
}

function Code({
  model,
  onCopy,
}: {
  readonly model: Extract<PayModel, { status: 'ready' }>
  readonly onCopy: PayCodeViewProps['onCopy']
}): ReactNode {
  const { pay } = useAccountCopy()
  const { network, link, isLinkFollowed } = model
  const amount = usePayAmount(model)
  const namespace = network.id.startsWith('solana') ? 'solana' : 'eip155'
  return (
    <div className="detail pay pay-code">
      <QrCode text={link} label={fill(pay.scan.label, { amount, network: network.name })}>
        <NetworkIcon network={network} namespace={namespace} size="small" />
      </QrCode>
      <p className="pay-note">{pay.scan.text}</p>
      <PayHead model={model} />
      <PayRecipient recipient={model.recipient} />
      <p className="pay-note">{isLinkFollowed ? pay.scan.followed : pay.scan.notFollowed}</p>
      <CopyButton label={pay.scan.copy} copiedLabel={pay.scan.copied} onCopy={onCopy}>
        {pay.scan.copy}
      </CopyButton>
    </div>
  )
}
