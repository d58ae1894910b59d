import type { SiwxSignMessageModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { useMessages } from '../../copy/MessagesContext.js'
import type { SiwxCopy } from '../../copy/SiwxCopy.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { Button } from '../../parts/button/Button.js'
import { Footer } from '../../parts/footer/Footer.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { AppAndWallet } from './AppAndWallet.js'
import css from './SiwxSignMessageView.css?inline'

/** Props of {@link SiwxSignMessageView}. */
export type SiwxSignMessageViewProps = {
  readonly model: SiwxSignMessageModel
  /** Asks the wallet to sign the message. */
  readonly onSign?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

/**
 * Shows the message that signs an account in, and asks the user to sign it.
 *
 * @example
 * ```tsx
 * import type { SiwxSignMessageModel } from '@latchkit/core'
 * import { SiwxSignMessageView } from '@latchkit/ui/views/siwx'
 *
 * type Props = { model: SiwxSignMessageModel; sign: () => void; cancel: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, sign, cancel }: Props) => (
 *   <SiwxSignMessageView model={model} onSign={sign} onCancel={cancel} />
 * )
 * ```
 */
export function SiwxSignMessageView(props: SiwxSignMessageViewProps): ReactNode {
  return <SignMessage {...props} copy={useAccountCopy().siwx} />
}

/** The view with these strings. */
export function SignMessage({
  model,
  copy: siwx,
  onSign,
  onCancel,
}: SiwxSignMessageViewProps & { readonly copy: SiwxCopy }): ReactNode {
  useStyles(css)
  const { status, message } = model
  return (
    <div className="siwx">
      <Status figure={<AppAndWallet {...model} />} {...useTexts(model, siwx)}>
        {status !== 'checking' && status !== 'verified' && status !== 'failed' && (
          <section
            className="siwx-message"
            aria-label={siwx.message}
            // Scrolls with the keyboard too.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be focusable
            tabIndex={0}
            aria-busy={message === undefined}
          >
            {message === undefined ? <Lines label={siwx.preparing} /> : <bdi>{message}</bdi>}
          </section>
        )}
      </Status>
      <Actions model={model} onSign={onSign} onCancel={onCancel} />
    </div>
  )
}

function useTexts(
  model: SiwxSignMessageModel,
  copy: SiwxCopy,
): { readonly title: string; readonly text?: ReactNode; readonly advice?: ReactNode } {
  const messages = useMessages()
  const wallet = getWalletName(model.wallet, useCopy())
  const advice = model.isRequired ? copy.required : undefined
  switch (model.status) {
    case 'checking':
      return { title: copy.checking }
    case 'preparing':
    case 'ready': {
      const { title, text } = copy.ready
      const { name } = model.app
      return {
        title: name ? fill(title, { app: name }) : copy.anyApp,
        text: fill(text, { wallet }),
        advice,
      }
    }
    case 'signing':
      return { title: fill(copy.signing.title, { wallet }), text: copy.signing.text }
    case 'verifying':
      return copy.verifying
    case 'declined':
      return { ...copy.declined, advice }
    case 'failed': {
      if (model.isUndeployed)
        return { title: copy.undeployed.title, text: fill(copy.undeployed.text, { wallet }), advice }
      const failure = getFailureText(messages, model, wallet)
      return {
        ...failure,
        title: copy.failed,
        ...(model.isSmartAccount && { advice: copy.smartAccount }),
      }
    }
    case 'verified':
      return { title: copy.verified }
  }
}

/** Cancel beside the main action. While the wallet or the app is asked, only Cancel. */
function Actions({ model, onSign, onCancel }: SiwxSignMessageViewProps): ReactNode {
  const { siwx } = useAccountCopy()
  const { status, message } = model
  if (status === 'checking' || status === 'verified') return null
  const isEnded = status === 'declined' || status === 'failed'
  const isPending = status === 'signing' || status === 'verifying'
  return (
    <Footer>
      <Button onClick={status === 'verifying' && !model.isRequired ? undefined : onCancel}>
        {siwx.cancel}
      </Button>
      {!isPending && (
        // A failure can be repeated before there is a new message.
        <Button variant="primary" onClick={isEnded || message !== undefined ? onSign : undefined}>
          {isEnded ? siwx.retry : siwx.sign}
        </Button>
      )}
    </Footer>
  )
}

/** The space of the message until the app has created it. */
function Lines({ label }: { readonly label: string }): ReactNode {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      {['long', 'middle', 'none', 'long', 'short', 'short'].map((width, index) => (
        // The lines have no identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
        <span key={index} className="siwx-line" data-width={width} />
      ))}
    </>
  )
}
