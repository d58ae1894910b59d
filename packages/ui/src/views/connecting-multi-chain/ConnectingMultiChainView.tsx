import type { ChainNamespace, ConnectingMultiChainModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { List } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { GetThisWallet } from '../connecting/GetThisWallet.js'
import { ChainRow } from './ChainRow.js'
import css from './ConnectingMultiChainView.css?inline'

/** Props of {@link ConnectingMultiChainView}. */
export type ConnectingMultiChainViewProps = {
  readonly model: ConnectingMultiChainModel
  /** Called with the selected namespace, also if the wallet is connected there. */
  readonly onSelectNamespace?: ((namespace: ChainNamespace) => void) | undefined
  /** Shows wallets to install. Used for a wallet that is not installed and has no website. */
  readonly onGetWallet?: (() => void) | undefined
}

/**
 * Lets the user choose the namespace in which a wallet connects.
 *
 * @example
 * ```tsx
 * import type { ChainNamespace, ConnectingMultiChainModel } from '@latchkit/core'
 * import { ConnectingMultiChainView } from '@latchkit/ui/views/connecting-multi-chain'
 *
 * type Props = { model: ConnectingMultiChainModel; connect: (namespace: ChainNamespace) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, connect }: Props) => (
 *   <ConnectingMultiChainView model={model} onSelectNamespace={connect} />
 * )
 * ```
 */
export function ConnectingMultiChainView(props: ConnectingMultiChainViewProps): ReactNode {
  const { model, onSelectNamespace, onGetWallet } = props
  const copy = useCopy()
  const { titles, connecting, connectingMultiChain } = copy
  useStyles(css)
  const { wallet } = model
  const values = { wallet: getWalletName(wallet, copy) }
  const isInstalled = model.status === 'ready'
  const texts = isInstalled ? connectingMultiChain.lead : connecting.notInstalled
  const icon = <WalletIcon wallet={wallet} size="large" />
  // One element for both states, so that a change is announced and the focus can move to the title.
  return (
    <Status
      figure={
        isInstalled ? (
          icon
        ) : (
          <Ring state="declined" shape="square">
            {icon}
          </Ring>
        )
      }
      title={fill(texts.title, values)}
      text={fill(texts.text, values)}
    >
      {isInstalled ? (
        <div className="chains">
          <List label={titles['connecting-multi-chain']}>
            {model.chains.map((chain) => (
              <ChainRow key={chain.namespace} chain={chain} onSelect={onSelectNamespace} />
            ))}
          </List>
        </div>
      ) : (
        <GetThisWallet wallet={wallet} getUrl={model.getUrl} onGetWallet={onGetWallet} />
      )}
    </Status>
  )
}
