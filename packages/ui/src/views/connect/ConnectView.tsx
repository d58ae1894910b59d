import type { ChainNamespace, ConnectModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { Button } from '../../parts/button/Button.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Figure } from '../../parts/status/Figure.js'
import { Skeleton } from '../../parts/status/Skeleton.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { AllWalletsRow } from './AllWalletsRow.js'
import css from './ConnectView.css?inline'
import { Legal } from './Legal.js'
import { WalletLists } from './WalletLists.js'

/** Props of {@link ConnectView}. */
export type ConnectViewProps = {
  readonly model: ConnectModel
  /** The namespace of all wallets in `model`, if the app has several namespaces. The view shows it as a heading. */
  readonly namespace?: ChainNamespace | undefined
  /** Called with the id of the selected wallet. */
  readonly onSelectWallet?: ((walletId: string) => void) | undefined
  readonly onAllWallets?: (() => void) | undefined
  /** Called when the checkbox is checked or unchecked. */
  readonly onCheckLegal?: ((checked: boolean) => void) | undefined
  readonly onGetWallet?: (() => void) | undefined
  readonly onWhatIsAWallet?: (() => void) | undefined
  /** Other ways to connect, before and after the wallets, once they are known. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/**
 * Lists the wallets that can be connected, in the order of the model.
 *
 * @example
 * ```tsx
 * import type { ChainNamespace, ConnectModel } from '@latchkit/core'
 * import { ConnectView } from '@latchkit/ui/views/connect'
 *
 * type Props = { model: ConnectModel; connect: (walletId: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, connect }: Props) => <ConnectView model={model} onSelectWallet={connect} />
 * ```
 */
export function ConnectView(props: ConnectViewProps): ReactNode {
  const { model, namespace, onCheckLegal, onGetWallet, onWhatIsAWallet } = props
  const { connect, namespaces } = useCopy()
  const only = namespace && { namespace: namespaces[namespace] }
  const list = { label: only ? fill(connect.walletsFor, only) : connect.wallets, heading: only !== undefined }
  useStyles(css)
  switch (model.status) {
    case 'discovering':
      return (
        <List {...list}>
          <ListRow mark={<span className="mark" />} title={<Skeleton label={connect.discovering} />} />
        </List>
      )
    case 'empty':
      return (
        <Status
          figure={
            <Figure>
              <PurseIcon size={32} />
            </Figure>
          }
          title={only ? fill(connect.emptyFor, only) : connect.empty.title}
          text={connect.empty.text}
        >
          {onGetWallet && (
            <Button variant="primary" onClick={onGetWallet}>
              {connect.getWallet}
            </Button>
          )}
          {onWhatIsAWallet && <Button onClick={onWhatIsAWallet}>{connect.learn}</Button>}
        </Status>
      )
    case 'ready': {
      const { legalCheckbox } = model
      const isBlocked = legalCheckbox?.checked === false
      const legal = (
        <Legal
          termsUrl={model.termsConditionsUrl}
          privacyUrl={model.privacyPolicyUrl}
          checked={legalCheckbox?.checked}
          onChange={onCheckLegal}
        />
      )
      const onSelectWallet = isBlocked ? undefined : props.onSelectWallet
      const onAllWallets = isBlocked ? undefined : props.onAllWallets
      return (
        <>
          {legalCheckbox && legal}
          {props.before}
          <WalletLists
            {...list}
            wallets={model.wallets}
            last={model.allWallets && <AllWalletsRow count={model.allWallets.count} onClick={onAllWallets} />}
            onSelect={onSelectWallet}
          />
          {props.after}
          {model.guide && onGetWallet && (
            <div className="connect-foot">
              {connect.guide}
              <button type="button" className="text-button" part="guide" onClick={onGetWallet}>
                {connect.guideAction}
                <ForwardIcon size={16} />
              </button>
            </div>
          )}
          {!legalCheckbox && legal}
        </>
      )
    }
  }
}
