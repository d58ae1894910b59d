import type {
  AccountAction,
  AccountActionsModel,
  AccountModel,
  AccountTypeModel,
  ChainNamespace,
  LoginAccountType,
  OtherAccountsModel,
} from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { DisconnectIcon } from '../../icons/DisconnectIcon.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { Spinner } from '../../parts/status/Spinner.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { AccountAvatar } from './AccountAvatar.js'
import { AccountBalance } from './AccountBalance.js'
import { AccountRows } from './AccountRows.js'
import { AccountShortcuts } from './AccountShortcuts.js'
import { AccountTypeSwitch } from './AccountTypeSwitch.js'
import css from './AccountView.css?inline'
import { OtherAccounts } from './OtherAccounts.js'
import { PendingRequest } from './PendingRequest.js'

/** Props of {@link AccountView}. */
export type AccountViewProps = {
  readonly model: AccountModel
  /** The actions that are possible, such as the actions of `toAccountActions`. Default: none. */
  readonly actions?: readonly AccountAction[] | undefined
  /** Starts an action, in the namespace of `model` or in `namespace`. Absent: no action is shown. */
  readonly onAction?: ((action: AccountAction, namespace?: ChainNamespace) => void) | undefined
  /** Copies the address; rejects if that failed. */
  readonly onCopyAddress?: (() => void | Promise<void>) | undefined
  /** Content that the account owns, such as a `TokensPanel`. Shown below the balance. */
  readonly panel?: ReactNode
  /** E-mail address or name that identifies the user of a login. Absent: the account belongs to a wallet. */
  readonly login?: AccountActionsModel['login']
  /** The choice between the ordinary account and the smart account of a login. Absent or `absent`: it is not shown. */
  readonly accountType?: AccountTypeModel | undefined
  /** Changes the type of the account. */
  readonly onAccountType?: ((type: LoginAccountType) => void) | undefined
  /** The namespaces other than the namespace of `model`. Absent or empty: they are not shown. */
  readonly others?: OtherAccountsModel | undefined
}

/**
 * Shows the account of an external wallet: address, balance, network, and actions. The copy of the modal must contain the
 * copy of the account area, such as `{ ...en, ...accountEn }`.
 *
 * @example
 * ```tsx
 * import type { AccountModel } from '@latchkit/core'
 * import { AccountView } from '@latchkit/ui/views/account'
 *
 * type Props = { model: AccountModel; disconnect: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, disconnect }: Props) => (
 *   <AccountView model={model} actions={['disconnect']} onAction={disconnect} />
 * )
 * ```
 */
export function AccountView(props: AccountViewProps): ReactNode {
  const { model, actions = [], onAction, onCopyAddress, panel, login, others } = props
  const copy = useAccountCopy()
  const { account, titles } = copy
  useStyles(css)
  /** Returns what starts an action; `undefined` if it is not possible. */
  const on = (action: AccountAction, namespace?: ChainNamespace) =>
    onAction && actions.includes(action) ? () => onAction(action, namespace) : undefined
  const onConnect = on('connect')
  const otherAccounts = others && <OtherAccounts others={others} on={on} />
  if (model.status === 'disconnected') {
    return (
      <>
        <Status
          figure={
            <Figure>
              <PurseIcon size={32} />
            </Figure>
          }
          title={account.disconnected.title}
          text={account.disconnected.text}
        >
          {onConnect && (
            <Button variant="primary" onClick={onConnect}>
              {titles.connect}
            </Button>
          )}
        </Status>
        {otherAccounts}
      </>
    )
  }
  const { address, avatar, balance, wallet, pendingRequest } = model
  const onDisconnectAll = on('disconnect-all')
  const disconnecting = model.status === 'disconnecting'
  const name = model.label ?? model.name
  const short = <bdi className={name ? 'account-address' : undefined}>{shortenAddress(address)}</bdi>
  // On one line, so that nothing moves when the name is found. A name is no proof, so the address stays.
  const shownName = name ? (
    <>
      <bdi>{name}</bdi> {short}
    </>
  ) : (
    short
  )
  return (
    <>
      <div className="account-head">
        <div className="account-figure">
          <AccountAvatar address={address} image={avatar} />
          <WalletIcon wallet={wallet} size="small" isLazy />
        </div>
        <div className="account-name">
          {onCopyAddress ? (
            <CopyButton label={account.copyAddress} copiedLabel={account.copied} onCopy={onCopyAddress}>
              {shownName}
            </CopyButton>
          ) : (
            shownName
          )}
        </div>
        <AccountBalance balance={balance} />
        <AccountShortcuts on={on} />
      </div>
      <div className="account-lists">
        {pendingRequest && (
          <PendingRequest
            kind={pendingRequest}
            wallet={getWalletName(wallet, copy)}
            onCancel={on('cancel-request')}
          />
        )}
        {panel}
        <AccountRows model={model} login={login} on={on} />
        {props.accountType && <AccountTypeSwitch model={props.accountType} onSelect={props.onAccountType} />}
        {otherAccounts}
        <div className="account-actions">
          <Button
            variant="quiet"
            icon={disconnecting ? <Spinner /> : <DisconnectIcon />}
            onClick={disconnecting ? undefined : on('disconnect')}
          >
            {disconnecting ? account.disconnecting : account.disconnect}
          </Button>
          {onDisconnectAll && (
            <Button variant="quiet" onClick={disconnecting ? undefined : onDisconnectAll}>
              {account.disconnectAll}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
