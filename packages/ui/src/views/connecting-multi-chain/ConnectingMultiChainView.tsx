import type { ChainNamespace, ConnectingMultiChainModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { useStyles } from '../../isolate/useStyles.js'
import { List } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { GetThisWallet } from '../connecting/GetThisWallet.js'
import { ChainRow } from './ChainRow.js'
import css from './ConnectingMultiChainView.css?inline'

/** What {@link ConnectingMultiChainView} takes. */
export type ConnectingMultiChainViewProps = {
  readonly model: ConnectingMultiChainModel
  /** A namespace was chosen, be the wallet connected there already or not. */
  readonly onSelectNamespace?: ((namespace: ChainNamespace) => void) | undefined
  /** Shows where wallets can be had; for a wallet that has left and has no page of its own. */
  readonly onGetWallet?: (() => void) | undefined
}

/**
 * The namespaces that one wallet can be connected in, to choose from.
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
  const { titles, connecting, connectingMultiChain } = useCopy()
  useStyles(css)
  const { wallet } = model
  const isInstalled = model.status === 'ready'
  const words = isInstalled ? connectingMultiChain.lead : connecting.notInstalled
  const icon = <WalletIcon wallet={wallet} size="large" />
  // One element for both, so that what changes is read out and a keyboard is not left on a row that went away.
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
      title={fill(words.title, { wallet: wallet.name })}
      text={fill(words.text, { wallet: wallet.name })}
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
