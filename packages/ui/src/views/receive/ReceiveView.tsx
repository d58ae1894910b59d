import type { AccountType, ReceiveModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getNetworkName } from '../../format/getNetworkName.js'
import { getWalletName } from '../../format/getWalletName.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { LayersIcon } from '../../icons/LayersIcon.js'
import { ShareIcon } from '../../icons/ShareIcon.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { List, ListRow } from '../../parts/list/List.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Tabs } from '../../parts/tabs/Tabs.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { QrCode } from '../connecting-remote/QrCode.js'
import { FullAddress } from './FullAddress.js'
import { NotConnected } from './NotConnected.js'
import css from './ReceiveView.css?inline'

/** Props of {@link ReceiveView}. */
export type ReceiveViewProps = {
  readonly model: ReceiveModel
  /** Copies the address; rejects if that failed. */
  readonly onCopy?: (() => void | Promise<void>) | undefined
  /** Shares the address with another app. Absent where the browser cannot. */
  readonly onShare?: (() => void) | undefined
  /** Selects one of several addresses. */
  readonly onSelectType?: ((type: AccountType) => void) | undefined
  /** Shows the networks that share the address. The row is shown if there are several. */
  readonly onNetworks?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows the address of the account to someone who sends to it: as a QR code and as text, with the networks it receives on.
 *
 * @example
 * ```tsx
 * import type { ReceiveModel } from '@latchkit/core'
 * import { ReceiveView } from '@latchkit/ui/views/receive'
 *
 * type Props = { model: ReceiveModel; copy: () => Promise<void> }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, copy }: Props) => <ReceiveView model={model} onCopy={copy} />
 * ```
 */
export function ReceiveView(props: ReceiveViewProps): ReactNode {
  const { model, onCopy, onShare, onSelectType, onNetworks, onConnect } = props
  const copy = useAccountCopy()
  const { account, networks: networksCopy, receive, accountTitles } = copy
  useStyles(css)
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  const { address, name, namespace, network, networks, type, types, wallet } = model
  const networkName = getNetworkName(network, copy)
  const isShared = networks.some(({ active }) => !active)
  const values = {
    network: network.reference === undefined ? networkName : `${networkName} (${network.reference})`,
  }
  return (
    <Tabs
      label={receive.types}
      tabs={types.map((id) => ({ id, label: receive.accountTypes[id].title }))}
      selected={type}
      onSelect={onSelectType}
    >
      {model.isDeployedPerNetwork ? (
        <Notice title={fill(receive.onlyHere, values)} text={receive.smartAccount} />
      ) : (
        types.length > 1 && <p className="receive-purpose">{receive.accountTypes[type].text}</p>
      )}
      <div className="receive-head">
        <QrCode text={model.qrText} label={fill(receive.code, values)}>
          <NetworkIcon network={network} namespace={namespace} size="small" />
        </QrCode>
        <p className="receive-owner">
          <WalletIcon wallet={wallet} size="small" />
          <bdi>{name ?? getWalletName(wallet, copy)}</bdi>
        </p>
        <FullAddress address={address} label={receive.address} />
        {!model.isDeployedPerNetwork && (
          <p className="receive-networks">
            {fill(isShared ? receive.onlyCompatible : receive.onlyHere, values)}
          </p>
        )}
      </div>
      <div className="receive-actions">
        <CopyButton label={account.copyAddress} copiedLabel={account.copied} onCopy={onCopy}>
          {account.copyAddress}
        </CopyButton>
        {onShare && (
          <Button icon={<ShareIcon />} onClick={onShare}>
            {receive.share}
          </Button>
        )}
      </div>
      <List label={account.network}>
        <ListRow
          small
          mark={<NetworkIcon network={network} namespace={namespace} size="small" />}
          title={networkName}
          detail={network.testnet && networksCopy.testnet}
        />
        {isShared && onNetworks && (
          <ListRow
            small
            mark={
              <span className="row-icon">
                <LayersIcon />
              </span>
            }
            title={accountTitles['compatible-networks']}
            end={
              <>
                {networks.length}
                <ForwardIcon size={18} />
              </>
            }
            onClick={onNetworks}
          />
        )}
      </List>
    </Tabs>
  )
}
