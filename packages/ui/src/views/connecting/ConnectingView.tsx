import type { ConnectingModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { useMessages } from '../../copy/MessagesContext.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { Button } from '../../parts/button/Button.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Ring, type RingProps } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { WaitingHelp } from '../../parts/status/WaitingHelp.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './ConnectingView.css?inline'
import { GetThisWallet } from './GetThisWallet.js'

/** Props of {@link ConnectingView}. */
export type ConnectingViewProps = {
  readonly model: ConnectingModel
  readonly onRetry?: (() => void) | undefined
  /** Shows wallets to install. Used for a wallet that is not installed and has no website. */
  readonly onGetWallet?: (() => void) | undefined
  /** How long the wallet may take before the view offers help. Default: 6000 ms. */
  readonly helpDelayMs?: number | undefined
}

const ringStates: Readonly<Record<ConnectingModel['status'], RingProps['state']>> = {
  opening: 'running',
  declined: 'declined',
  failed: 'failed',
  'not-installed': 'declined',
  connected: 'closed',
}

/**
 * Shows the attempt to connect one wallet and its outcome.
 *
 * @example
 * ```tsx
 * import type { ConnectingModel } from '@latchkit/core'
 * import { ConnectingView } from '@latchkit/ui/views/connecting'
 *
 * type Props = { model: ConnectingModel; retry: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, retry }: Props) => <ConnectingView model={model} onRetry={retry} />
 * ```
 */
export function ConnectingView(props: ConnectingViewProps): ReactNode {
  const { model, onRetry, onGetWallet, helpDelayMs } = props
  const copy = useCopy()
  const messages = useMessages()
  const { connecting } = copy
  const values = { wallet: getWalletName(model.wallet, copy) }
  useStyles(css)
  useTitle(getTitle(model.status, values.wallet, connecting.ended))
  const figure = (
    <Ring state={ringStates[model.status]} shape="square">
      <WalletIcon wallet={model.wallet} size="large" />
    </Ring>
  )
  const retry = onRetry && (
    <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>
      {connecting.retry}
    </Button>
  )
  switch (model.status) {
    case 'opening':
      return (
        <Status
          figure={figure}
          title={fill(connecting.opening.title, values)}
          text={fill(connecting.opening.text, values)}
        >
          <WaitingHelp kind={model.opens} wallet={values.wallet} delayMs={helpDelayMs} onRetry={onRetry} />
        </Status>
      )
    case 'declined':
      return (
        <Status figure={figure} title={connecting.declined.title} text={connecting.declined.text}>
          {retry}
        </Status>
      )
    case 'failed':
      return (
        <Status figure={figure} title={connecting.failed} {...getFailureText(messages, model, values.wallet)}>
          {retry}
        </Status>
      )
    case 'not-installed':
      return (
        <Status
          figure={figure}
          title={fill(connecting.notInstalled.title, values)}
          text={fill(connecting.notInstalled.text, values)}
        >
          <GetThisWallet wallet={model.wallet} getUrl={model.getUrl} onGetWallet={onGetWallet} />
        </Status>
      )
    case 'connected':
      return <Status figure={figure} title={connecting.connected} />
  }
}

/** Returns the title of the modal after the attempt; `undefined` before. */
function getTitle(status: ConnectingModel['status'], wallet: string, ended: string): string | undefined {
  if (status === 'opening') return undefined
  // The view says "Connected" itself.
  return status === 'connected' ? wallet : ended
}
