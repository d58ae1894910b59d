import type { ReceiveModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { List, ListRow } from '../../parts/list/List.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { NotConnected } from '../receive/NotConnected.js'
import css from './CompatibleNetworksView.css?inline'

/** Props of {@link CompatibleNetworksView}. */
export type CompatibleNetworksViewProps = {
  readonly model: ReceiveModel
  /** Copies the address; rejects if that failed. */
  readonly onCopy?: (() => void | Promise<void>) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Lists the networks on which the address of the account receives.
 *
 * @example
 * ```tsx
 * import type { ReceiveModel } from '@latchkit/core'
 * import { CompatibleNetworksView } from '@latchkit/ui/views/compatible-networks'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model }: { model: ReceiveModel }) => <CompatibleNetworksView model={model} />
 * ```
 */
export function CompatibleNetworksView(props: CompatibleNetworksViewProps): ReactNode {
  const { model, onCopy, onConnect } = props
  const { account, networks: networksCopy, receive, accountTitles } = useAccountCopy()
  useStyles(css)
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  const { address, isDeployedPerNetwork, networks } = model
  return (
    <>
      <div className="compatible-lead">
        <p>{receive.compatible}</p>
        {/* Also what the keyboard scrolls the list from. */}
        <CopyButton label={account.copyAddress} copiedLabel={account.copied} onCopy={onCopy}>
          <bdi dir="ltr">{shortenAddress(address)}</bdi>
        </CopyButton>
      </div>
      {isDeployedPerNetwork && <Notice title={receive.checkNetwork} text={receive.smartAccount} />}
      <List label={accountTitles['compatible-networks']}>
        {networks.map((network) => (
          <ListRow
            key={network.id}
            small
            mark={<NetworkIcon network={network} namespace={network.namespace} size="small" />}
            title={network.name}
            detail={network.testnet && networksCopy.testnet}
            end={
              network.active && (
                <span className="row-current">
                  <CheckIcon />
                  <span className="visually-hidden">{networksCopy.active}</span>
                </span>
              )
            }
            current={network.active}
          />
        ))}
      </List>
    </>
  )
}
