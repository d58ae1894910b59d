import type { ConnectingModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { Button } from '../../parts/button/Button.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Ring, type RingProps } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { GetThisWallet } from './GetThisWallet.js'

/** Props of {@link ConnectingView}. */
export type ConnectingViewProps = {
  readonly model: ConnectingModel
  readonly onRetry?: (() => void) | undefined
  /** Shows wallets to install. Used for a wallet that is not installed and has no website. */
  readonly onGetWallet?: (() => void) | undefined
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
export function ConnectingView({ model, onRetry, onGetWallet }: ConnectingViewProps): ReactNode {
  const copy = useCopy()
  const { connecting } = copy
  const values = { wallet: getWalletName(model.wallet, copy) }
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
        />
      )
    case 'declined':
      return (
        <Status figure={figure} title={connecting.declined.title} text={connecting.declined.text}>
          {retry}
        </Status>
      )
    case 'failed':
      return (
        <Status figure={figure} title={connecting.failed} {...getFailureText(copy, model)}>
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
