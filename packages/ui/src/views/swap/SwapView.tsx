import type { SwapModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import { Button } from '../../parts/button/Button.js'
import { DetailSkeleton } from '../../parts/detail/DetailSkeleton.js'
import { Footer } from '../../parts/footer/Footer.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Figure } from '../../parts/status/Figure.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { NotConnected } from '../receive/NotConnected.js'
import { SwapDetails } from './SwapDetails.js'
import { SwapSideBox } from './SwapSideBox.js'
import css from './SwapView.css?inline'

/** Props of {@link SwapView}. */
export type SwapViewProps = {
  readonly model: SwapModel
  /** Changes what is sold (`from`) or bought (`to`). */
  readonly onAmount?: ((side: 'from' | 'to', text: string) => void) | undefined
  readonly onMax?: (() => void) | undefined
  /** Exchanges the tokens. */
  readonly onFlip?: (() => void) | undefined
  /** Shows the tokens. */
  readonly onSelectToken?: ((side: 'from' | 'to') => void) | undefined
  /** In hundredths of a percent; `undefined`: automatic. */
  readonly onSlippage?: ((slippageBps: number | undefined) => void) | undefined
  readonly onReview?: (() => void) | undefined
  /** Loads tokens or the price again. */
  readonly onRetry?: (() => void) | undefined
  /** Shows the networks, on one without swaps. */
  readonly onNetworks?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows the form of a swap: both tokens, their amounts, and the current price.
 *
 * @example
 * ```tsx
 * import type { SwapModel } from '@latchkit/core'
 * import { SwapView } from '@latchkit/ui/views/swap'
 *
 * type Props = { model: SwapModel; review: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, review }: Props) => <SwapView model={model} onReview={review} />
 * ```
 */
export function SwapView(props: SwapViewProps): ReactNode {
  const { model, onAmount, onMax, onFlip, onSelectToken, onSlippage, onReview, onRetry } = props
  const { onNetworks, onConnect } = props
  const { swap, titles } = useAccountCopy()
  const messages = useMessages()
  useStyles(css)
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  if (model.status === 'loading') return <DetailSkeleton label={swap.loading} />
  const figure = (
    <Figure>
      <CoinsIcon size={32} />
    </Figure>
  )
  if (model.status === 'absent') return <Status figure={figure} {...swap.absent} />
  if (model.status === 'unsupported') {
    const { networks } = model
    const text =
      networks.length > 0 ? fill(swap.supported, { networks: networks.join(', ') }) : swap.unsupported.text
    return (
      <Status figure={figure} title={swap.unsupported.title} text={text}>
        {onNetworks && (
          <Button variant="primary" onClick={onNetworks}>
            {titles.networks}
          </Button>
        )}
      </Status>
    )
  }
  if (model.status === 'failed')
    return (
      <Status figure={figure} title={swap.failed} {...getFailureText(messages, model.error, '')}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {swap.retry}
          </Button>
        )}
      </Status>
    )
  const { check, price } = model
  const missing = model.from.token ? 'to' : 'from'
  const action =
    check === 'preview'
      ? onReview
      : check === 'select-token'
        ? onSelectToken && (() => onSelectToken(missing))
        : check === 'quote-failed'
          ? onRetry
          : undefined
  const level = price?.impact.level
  const warning = level && level !== 'low' && level !== 'medium' ? swap.impactWarnings[level] : undefined
  const isDanger = check === 'preview' && price?.impact.needsConsent === true
  const side = (name: 'from' | 'to') => ({
    model,
    side: name,
    onAmount: onAmount && ((text: string) => onAmount(name, text)),
    onSelectToken: onSelectToken && (() => onSelectToken(name)),
    onEnter: action,
  })
  return (
    <div className="send">
      <SwapSideBox {...side('from')} onMax={onMax} />
      <button
        type="button"
        className="swap-flip"
        aria-label={swap.flip}
        disabled={!onFlip || model.toNetwork !== undefined}
        onClick={onFlip}
      >
        <SwitchIcon size={18} />
      </button>
      <SwapSideBox {...side('to')} />
      {warning && <Notice {...warning} />}
      <SwapDetails model={model} onSlippage={onSlippage} />
      <Footer>
        <Button variant={isDanger ? 'danger' : 'primary'} onClick={action}>
          {isDanger ? swap.anyway : check === 'quote-failed' ? swap.retry : swap.check[check]}
        </Button>
      </Footer>
    </div>
  )
}
