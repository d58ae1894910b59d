import type {
  AccountModel,
  AccountTypeModel,
  ChainNamespace,
  LoginAccountType,
  OtherAccountsModel,
  SocialUser,
} from '@latchkit/core'
import type { ReactNode } from 'react'
import { providerNames } from '../../copy/providerNames.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { getNetworkName } from '../../format/getNetworkName.js'
import { getWalletName } from '../../format/getWalletName.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { CardIcon } from '../../icons/CardIcon.js'
import { ClockIcon } from '../../icons/ClockIcon.js'
import { DisconnectIcon } from '../../icons/DisconnectIcon.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { KeyIcon } from '../../icons/KeyIcon.js'
import { MailIcon } from '../../icons/MailIcon.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { QrIcon } from '../../icons/QrIcon.js'
import { SendIcon } from '../../icons/SendIcon.js'
import { SocialIcon } from '../../icons/SocialIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import { TagIcon } from '../../icons/TagIcon.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Avatar } from '../../parts/mark/Avatar.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { Spinner } from '../../parts/status/Spinner.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { AccountAvatar } from './AccountAvatar.js'
import { AccountBalance } from './AccountBalance.js'
import { AccountTypeSwitch } from './AccountTypeSwitch.js'
import css from './AccountView.css?inline'
import { OtherAccounts } from './OtherAccounts.js'
import { PendingRequest } from './PendingRequest.js'

/** Props of {@link AccountView}. */
export type AccountViewProps = {
  readonly model: AccountModel
  /** Content that the account owns, such as a `TokensPanel`. Shown below the balance. */
  readonly panel?: ReactNode
  /** Copies the address; rejects if that failed. */
  readonly onCopyAddress?: (() => void | Promise<void>) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
  readonly onNetworks?: (() => void) | undefined
  /** Shows the form of a purchase. */
  readonly onBuy?: (() => void) | undefined
  /** Shows the form of a transfer. */
  readonly onSend?: (() => void) | undefined
  /** Shows the form of a swap. */
  readonly onSwap?: (() => void) | undefined
  /** Shows the address to send to. */
  readonly onReceive?: (() => void) | undefined
  readonly onSwitchWallet?: (() => void) | undefined
  /** Shows the accounts that the wallet shares. The row is shown if there are several. */
  readonly onAccounts?: (() => void) | undefined
  /** Shows what a name is good for. Absent if the account has one, or can have none. */
  readonly onChooseName?: (() => void) | undefined
  /** The e-mail address of the login. Absent: the account belongs to a wallet. */
  readonly email?: string | undefined
  /** The account of a provider of a user who has logged in with it. */
  readonly socialUser?: SocialUser | undefined
  /** Changes the e-mail address. */
  readonly onEmail?: (() => void) | undefined
  /** Shows the settings of the wallet of a login. Absent: the account belongs to a wallet. */
  readonly onLoginSettings?: (() => void) | undefined
  /** The choice between the ordinary account and the smart account of a login. Absent or `absent`: it is not shown. */
  readonly accountType?: AccountTypeModel | undefined
  /** Changes the type of the account. */
  readonly onAccountType?: ((type: LoginAccountType) => void) | undefined
  /** Shows the permissions of session keys. Absent: the option is off. */
  readonly onSmartSessions?: (() => void) | undefined
  /** Shows what identifies the account. */
  readonly onProfile?: (() => void) | undefined
  readonly onDisconnect?: (() => void) | undefined
  /** Cancels the pending request. */
  readonly onCancelRequest?: (() => void) | undefined
  /** The namespaces other than the namespace of `model`. Absent or empty: they are not shown. */
  readonly others?: OtherAccountsModel | undefined
  /** Shows the account of a connected namespace. */
  readonly onSelectNamespace?: ((namespace: ChainNamespace) => void) | undefined
  /** Shows the wallets of a namespace that is not connected. */
  readonly onConnectNamespace?: ((namespace: ChainNamespace) => void) | undefined
  /** Disconnects every namespace. The button is shown if more than one is connected. */
  readonly onDisconnectAll?: (() => void) | undefined
}

/**
 * Shows the account of an external wallet: address, balance, network, and actions. The copy of the modal must contain that
 * of the account area, such as `{ ...en, ...accountEn }`.
 *
 * @example
 * ```tsx
 * import type { AccountModel, ChainNamespace, OtherAccountsModel } from '@latchkit/core'
 * import { AccountView } from '@latchkit/ui/views/account'
 *
 * type Props = { model: AccountModel; disconnect: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, disconnect }: Props) => <AccountView model={model} onDisconnect={disconnect} />
 * ```
 */
export function AccountView(props: AccountViewProps): ReactNode {
  const { model, panel, onCopyAddress, onNetworks, onBuy, onSend, onSwap, onReceive, onSwitchWallet } = props
  const { onAccounts, onChooseName, email, onEmail, onLoginSettings, onProfile, onDisconnect } = props
  const { others, onSelectNamespace, onConnectNamespace, onDisconnectAll, onCancelRequest, onConnect } = props
  const copy = useAccountCopy()
  const { account, titles, accountTitles, login } = copy
  useStyles(css)
  const otherAccounts = others && (
    <OtherAccounts
      others={others}
      onSelectNamespace={onSelectNamespace}
      onConnectNamespace={onConnectNamespace}
    />
  )
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
  const { namespace, address, avatar, balance, wallet, network, explorerUrl, accounts, pendingRequest } =
    model
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
  const forward = <ForwardIcon size={18} />
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
        {(onBuy || onSend || onSwap || onReceive) && (
          <div className="account-shortcuts">
            {onBuy && (
              <Button icon={<CardIcon />} onClick={onBuy}>
                {account.buy}
              </Button>
            )}
            {onSend && (
              <Button icon={<SendIcon />} onClick={onSend}>
                {account.send}
              </Button>
            )}
            {onSwap && (
              <Button icon={<SwitchIcon />} onClick={onSwap}>
                {account.swap}
              </Button>
            )}
            {onReceive && (
              <Button icon={<QrIcon />} onClick={onReceive}>
                {account.receive}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="account-lists">
        {pendingRequest && (
          <PendingRequest
            kind={pendingRequest}
            wallet={getWalletName(wallet, copy)}
            onCancel={onCancelRequest}
          />
        )}
        {panel}
        <List label={account.network}>
          <ListRow
            small
            mark={<NetworkIcon network={network} namespace={namespace} size="small" />}
            title={getNetworkName(network, copy)}
            detail={network.supported ? undefined : account.unsupportedNetwork}
            end={
              <>
                {!network.supported && <AlertIcon size={18} />}
                {onNetworks && forward}
              </>
            }
            onClick={onNetworks}
          />
          {onProfile && (
            <ListRow
              small
              mark={<Avatar address={address} size={28} />}
              title={accountTitles.profile}
              end={forward}
              onClick={onProfile}
            />
          )}
          {email !== undefined && (
            <ListRow
              small
              mark={
                <span className="row-icon">
                  <MailIcon />
                </span>
              }
              title={login.address}
              detail={<bdi>{email}</bdi>}
              end={onEmail && forward}
              onClick={onEmail}
            />
          )}
          {props.socialUser && (
            <ListRow
              small
              mark={
                <span className="row-icon">
                  <SocialIcon provider={props.socialUser.provider} />
                </span>
              }
              title={providerNames[props.socialUser.provider]}
              detail={<bdi>{props.socialUser.userName}</bdi>}
            />
          )}
          {onLoginSettings && (
            <ListRow
              small
              mark={
                <span className="row-icon">
                  <KeyIcon />
                </span>
              }
              title={login.settings}
              end={forward}
              onClick={onLoginSettings}
            />
          )}
          {props.onSmartSessions && (
            <ListRow
              small
              mark={
                <span className="row-icon">
                  <ClockIcon />
                </span>
              }
              title={accountTitles['smart-sessions']}
              end={forward}
              onClick={props.onSmartSessions}
            />
          )}
          {onChooseName && (
            <ListRow
              small
              mark={
                <span className="row-icon">
                  <TagIcon />
                </span>
              }
              title={account.chooseName}
              end={forward}
              onClick={onChooseName}
            />
          )}
          {onAccounts && accounts.length > 1 && (
            <ListRow
              small
              mark={
                <span className="row-icon">
                  <SwitchIcon />
                </span>
              }
              title={account.accounts}
              end={
                <>
                  {accounts.length}
                  {forward}
                </>
              }
              onClick={onAccounts}
            />
          )}
          {sanitizeLink(explorerUrl) && (
            <ListRow
              small
              mark={
                <span className="row-icon">
                  <ExternalIcon />
                </span>
              }
              title={account.explorer}
              href={explorerUrl}
            />
          )}
          {onSwitchWallet && (
            <ListRow
              small
              mark={
                <span className="row-icon">
                  <PurseIcon />
                </span>
              }
              title={account.switchWallet}
              end={forward}
              onClick={onSwitchWallet}
            />
          )}
        </List>
        {props.accountType && <AccountTypeSwitch model={props.accountType} onSelect={props.onAccountType} />}
        {otherAccounts}
        <div className="account-actions">
          <Button
            variant="quiet"
            icon={disconnecting ? <Spinner /> : <DisconnectIcon />}
            onClick={disconnecting ? undefined : onDisconnect}
          >
            {disconnecting ? account.disconnecting : account.disconnect}
          </Button>
          {onDisconnectAll && others !== undefined && others.accounts.length > 0 && (
            <Button variant="quiet" onClick={disconnecting ? undefined : onDisconnectAll}>
              {account.disconnectAll}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
