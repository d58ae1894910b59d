import type {
  AccountAction,
  AccountActionsModel,
  AccountModel,
  AccountTotal,
  AccountTypeModel,
  ChainNamespace,
  LoginAccountType,
  OtherAccountsModel,
} from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { getNetworkName } from '../../format/getNetworkName.js'
import { getWalletName } from '../../format/getWalletName.js'
import { DisconnectIcon } from '../../icons/DisconnectIcon.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { Button } from '../../parts/button/Button.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { Figure } from '../../parts/status/Figure.js'
import { Spinner } from '../../parts/status/Spinner.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { AccountBalance } from './AccountBalance.js'
import { AccountIdentity } from './AccountIdentity.js'
import { AccountRows } from './AccountRows.js'
import { AccountShortcuts } from './AccountShortcuts.js'
import { AccountTypeSwitch } from './AccountTypeSwitch.js'
import css from './AccountView.css?inline'
import type { GetActionCallback } from './GetActionCallback.js'
import { OtherAccounts } from './OtherAccounts.js'
import { PendingRequest } from './PendingRequest.js'

/** Props of {@link AccountView}. */
export type AccountViewProps = {
  readonly model: AccountModel
  /** The actions that are possible, such as the actions of `toAccountActions`, in the order of their buttons. Default: none. */
  readonly actions?: readonly AccountAction[] | undefined
  /** Starts an action, in the namespace of `model` or in `namespace`. Absent: no action is shown. */
  readonly onAction?: ((action: AccountAction, namespace?: ChainNamespace) => void) | undefined
  /** The user is about to start an action: points at its button, focuses it, or presses it. */
  readonly onIntent?: ((action: AccountAction) => void) | undefined
  /** Copies the address; rejects if that failed. */
  readonly onCopyAddress?: (() => void | Promise<void>) | undefined
  /** The value of all tokens, shown instead of the native balance. Absent: the account has no list of tokens. */
  readonly total?: AccountTotal | undefined
  /** Number of decimals of `total`. Default: 0. */
  readonly valueDecimals?: number | undefined
  /** Whether the settings of the account are shown, which the action `settings` opens. Default: false. */
  readonly isSettings?: boolean | undefined
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
  const { total, valueDecimals, isSettings = false } = props
  const copy = useAccountCopy()
  const { account, titles } = copy
  useTitle(isSettings ? account.settings : undefined)
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
  const { balance, wallet, network, pendingRequest } = model
  const onSettings = on('settings')
  const identity = (
    <AccountIdentity
      model={model}
      onSettings={isSettings ? undefined : onSettings}
      onCopyAddress={onCopyAddress}
    />
  )
  const settings = (
    <>
      <AccountRows model={model} login={login} on={on} />
      {props.accountType && <AccountTypeSwitch model={props.accountType} onSelect={props.onAccountType} />}
      {otherAccounts}
      <Disconnect model={model} on={on} />
    </>
  )
  if (isSettings)
    return (
      <>
        <div className="account-head">{identity}</div>
        <div className="account-lists">{settings}</div>
      </>
    )
  return (
    <>
      <div className="account-head">
        {identity}
        <AccountBalance
          balance={balance}
          total={total}
          valueDecimals={valueDecimals}
          network={getNetworkName(network, copy)}
        />
        <AccountShortcuts actions={actions} on={on} onIntent={props.onIntent} />
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
        {!onSettings && settings}
      </div>
    </>
  )
}

type DisconnectProps = {
  readonly model: Exclude<AccountModel, { status: 'disconnected' }>
  readonly on: GetActionCallback
}

function Disconnect({ model, on }: DisconnectProps): ReactNode {
  const { account } = useAccountCopy()
  const disconnecting = model.status === 'disconnecting'
  const onDisconnectAll = on('disconnect-all')
  return (
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
  )
}
