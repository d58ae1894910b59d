import type { SwitchActiveChainModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { getNetworkName } from '../../format/getNetworkName.js'
import { getWalletName } from '../../format/getWalletName.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { Button } from '../../parts/button/Button.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './SwitchActiveChainView.css?inline'

/** Props of {@link SwitchActiveChainView}. */
export type SwitchActiveChainViewProps = {
  readonly model: SwitchActiveChainModel
  /** Connects the wallet of the model in the network's namespace. */
  readonly onConnect?: (() => void) | undefined
  /** Shows the wallets of the network's namespace. */
  readonly onChooseWallet?: (() => void) | undefined
  readonly onGetWallet?: (() => void) | undefined
}

/**
 * Lets the user choose a wallet for a network whose namespace has no session.
 *
 * @example
 * ```tsx
 * import type { SwitchActiveChainModel } from '@latchkit/core'
 * import { SwitchActiveChainView } from '@latchkit/ui/views/switch-active-chain'
 *
 * type Props = { model: SwitchActiveChainModel; connect: () => void; choose: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, connect, choose }: Props) => (
 *   <SwitchActiveChainView model={model} onConnect={connect} onChooseWallet={choose} />
 * )
 * ```
 */
export function SwitchActiveChainView(props: SwitchActiveChainViewProps): ReactNode {
  const { model } = props
  const allCopy = useCopy()
  const { switchActiveChain: copy, namespaces, titles } = allCopy
  useStyles(css)
  // The title of the route says that another wallet is needed.
  useTitle(model.status === 'same-wallet' ? titles['switch-network'] : undefined)
  const { network, current } = model
  const wallet = model.status === 'same-wallet' ? model.wallet : undefined
  const texts = copy[model.status === 'same-wallet' ? 'sameWallet' : model.status]
  const values = {
    network: getNetworkName(network, allCopy),
    namespace: namespaces[network.namespace],
    wallet: wallet ? getWalletName(wallet, allCopy) : '',
  }
  // For the same wallet, the text already says that connections stay active.
  const stays = !wallet && current ? ` ${fill(copy.stays, { wallet: getWalletName(current, allCopy) })}` : ''
  return (
    <Status
      figure={
        <div className="pair">
          <NetworkIcon network={network} namespace={network.namespace} size="large" />
          {wallet ? (
            <WalletIcon wallet={wallet} />
          ) : (
            <span className="pair-placeholder">
              <PurseIcon />
            </span>
          )}
        </div>
      }
      title={fill(texts.title, values)}
      text={fill(texts.text, values) + stays}
    >
      <Actions {...props} />
    </Status>
  )
}

/** The actions, with the most likely one first. */
function Actions(props: SwitchActiveChainViewProps): ReactNode {
  const { model, onConnect, onChooseWallet, onGetWallet } = props
  const allCopy = useCopy()
  const { switchActiveChain: copy } = allCopy
  switch (model.status) {
    case 'same-wallet':
      return (
        <>
          <Button variant="primary" onClick={onConnect}>
            {fill(copy.connect, { wallet: getWalletName(model.wallet, allCopy) })}
          </Button>
          {onChooseWallet && <Button onClick={onChooseWallet}>{copy.otherWallet}</Button>}
        </>
      )
    case 'choose':
      return (
        <Button variant="primary" onClick={onChooseWallet}>
          {copy.chooseWallet}
        </Button>
      )
    case 'none':
      return (
        onGetWallet && (
          <Button variant="primary" onClick={onGetWallet}>
            {copy.getWallet}
          </Button>
        )
      )
  }
}
