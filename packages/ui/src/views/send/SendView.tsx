import type { SendModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Footer } from '../../parts/footer/Footer.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { NotConnected } from '../receive/NotConnected.js'
import { SendAmount } from './SendAmount.js'
import { SendNft } from './SendNft.js'
import { SendRecipient } from './SendRecipient.js'
import css from './SendView.css?inline'

/** Props of {@link SendView}. */
export type SendViewProps = {
  readonly model: SendModel
  /** Changes the amount, in its current unit. */
  readonly onAmount?: ((text: string) => void) | undefined
  /** Sends everything. */
  readonly onMax?: (() => void) | undefined
  /** Changes the unit of the amount, and its text. */
  readonly onUnit?: ((unit: 'token' | 'usd', amount: string) => void) | undefined
  readonly onRecipient?: ((text: string) => void) | undefined
  /** Pastes the recipient from the clipboard. Absent where the browser cannot. */
  readonly onPaste?: (() => void) | undefined
  /** Looks the name of the recipient up again. */
  readonly onRetryName?: (() => void) | undefined
  /** Shows the tokens. */
  readonly onSelectToken?: (() => void) | undefined
  readonly onReview?: (() => void) | undefined
  /** Shows the networks, on one that the app does not support. */
  readonly onNetworks?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows the form of a transfer: the token and its amount, and the recipient.
 *
 * @example
 * ```tsx
 * import type { SendModel } from '@latchkit/core'
 * import { SendView } from '@latchkit/ui/views/send'
 *
 * type Props = { model: SendModel; review: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, review }: Props) => <SendView model={model} onReview={review} />
 * ```
 */
export function SendView(props: SendViewProps): ReactNode {
  const { model, onAmount, onMax, onUnit, onRecipient, onPaste, onSelectToken } = props
  const { onRetryName, onReview, onNetworks, onConnect } = props
  const { send, titles } = useAccountCopy()
  useStyles(css)
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  if (model.status === 'unsupported')
    return (
      <Status
        figure={
          <Figure>
            <CoinsIcon size={32} />
          </Figure>
        }
        {...send.unsupported}
      >
        {onNetworks && (
          <Button variant="primary" onClick={onNetworks}>
            {titles.networks}
          </Button>
        )}
      </Status>
    )
  const { check } = model
  const action = check === 'preview' ? onReview : check === 'select-token' ? onSelectToken : undefined
  return (
    <div className="send">
      {model.nft && <SendNft nft={model.nft} />}
      {/* There is only one of any other NFT. */}
      {(!model.nft || model.nft.standard === 'erc1155') && (
        <SendAmount
          model={model}
          onAmount={onAmount}
          onMax={onMax}
          onUnit={onUnit}
          onSelectToken={onSelectToken}
          onEnter={action}
        />
      )}
      <SendRecipient
        model={model}
        onRecipient={onRecipient}
        onPaste={onPaste}
        onRetryName={onRetryName}
        onEnter={action}
      />
      <Footer>
        <Button variant="primary" onClick={action}>
          {send.check[check]}
        </Button>
      </Footer>
    </div>
  )
}
