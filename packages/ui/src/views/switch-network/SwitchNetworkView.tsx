import type { SwitchNetworkModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { useMessages } from '../../copy/MessagesContext.js'
import { fill } from '../../format/fill.js'
import { getNetworkName } from '../../format/getNetworkName.js'
import { getWalletName } from '../../format/getWalletName.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { Button } from '../../parts/button/Button.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Ring, type RingProps } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'

/** Props of {@link SwitchNetworkView}. */
export type SwitchNetworkViewProps = {
  readonly model: SwitchNetworkModel
  readonly onRetry?: (() => void) | undefined
}

const ringStates: Readonly<Record<SwitchNetworkModel['status'], RingProps['state']>> = {
  asking: 'running',
  declined: 'declined',
  failed: 'failed',
  switched: 'closed',
}

/**
 * Shows the request to switch the wallet's network and its outcome.
 *
 * @example
 * ```tsx
 * import type { SwitchNetworkModel } from '@latchkit/core'
 * import { SwitchNetworkView } from '@latchkit/ui/views/switch-network'
 *
 * type Props = { model: SwitchNetworkModel; retry: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, retry }: Props) => <SwitchNetworkView model={model} onRetry={retry} />
 * ```
 */
export function SwitchNetworkView({ model, onRetry }: SwitchNetworkViewProps): ReactNode {
  const copy = useCopy()
  const messages = useMessages()
  const { switchNetwork } = copy
  const values = {
    network: getNetworkName(model.network, copy),
    wallet: model.wallet ? getWalletName(model.wallet, copy) : '',
  }
  const isEnded = model.status === 'declined' || model.status === 'failed'
  useTitle(isEnded ? switchNetwork.ended : undefined)
  const figure = (
    <Ring state={ringStates[model.status]} shape="round">
      <NetworkIcon network={model.network} namespace={model.network.namespace} size="large" />
    </Ring>
  )
  const retry = onRetry && (
    <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>
      {switchNetwork.retry}
    </Button>
  )
  switch (model.status) {
    case 'asking':
      return (
        <Status
          figure={figure}
          title={fill(switchNetwork.asking.title, values)}
          text={model.wallet ? fill(switchNetwork.asking.text, values) : switchNetwork.askingAnyWallet}
        />
      )
    case 'declined':
      return (
        <Status figure={figure} title={switchNetwork.declined.title} text={switchNetwork.declined.text}>
          {retry}
        </Status>
      )
    case 'failed':
      return (
        <Status
          figure={figure}
          title={switchNetwork.failed}
          {...getFailureText(messages, model, values.wallet)}
        >
          {retry}
        </Status>
      )
    case 'switched':
      return <Status figure={figure} title={fill(switchNetwork.switched, values)} />
  }
}
