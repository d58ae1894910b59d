import type { AccountRow, AccountType, SwitchAccountModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { InfoIcon } from '../../icons/InfoIcon.js'
import { IconButton } from '../../parts/icon-button/IconButton.js'
import { List } from '../../parts/list/List.js'
import { Skeleton } from '../../parts/status/Skeleton.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { AccountAvatar } from '../account/AccountAvatar.js'
import { NotConnected } from '../receive/NotConnected.js'
import css from './SwitchAccountView.css?inline'

type Ready = Extract<SwitchAccountModel, { status: 'ready' }>

/** Props of {@link SwitchAccountView}. */
export type SwitchAccountViewProps = {
  readonly model: SwitchAccountModel
  /** Makes an account the active one. Absent: only the wallet can, which the view says. */
  readonly onSwitchAccount?: ((address: string, type: AccountType) => void) | undefined
  /** Shows the profile of an account. */
  readonly onProfile?: ((address: string) => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Lists the accounts that the wallet shares, with their labels, names and values.
 *
 * @example
 * ```tsx
 * import type { SwitchAccountModel } from '@latchkit/core'
 * import { SwitchAccountView } from '@latchkit/ui/views/switch-account'
 *
 * type Props = { model: SwitchAccountModel; switchTo: (address: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, switchTo }: Props) => (
 *   <SwitchAccountView model={model} onSwitchAccount={switchTo} />
 * )
 * ```
 */
export function SwitchAccountView(props: SwitchAccountViewProps): ReactNode {
  const { model, onSwitchAccount, onProfile, onConnect } = props
  const copy = useAccountCopy()
  const { list, accounts: heading } = copy.account
  useStyles(css)
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  const { accounts, wallet, network } = model
  const notes = [
    network && fill(list.valuesOn, { network: network.name }),
    !onSwitchAccount &&
      accounts.length > 1 &&
      fill(list.switchInWallet, { wallet: getWalletName(wallet, copy) }),
  ].filter((note) => typeof note === 'string')
  return (
    <>
      {notes.length > 0 && <p className="switch-account-note">{notes.join(' ')}</p>}
      <List label={heading}>
        {accounts.map((account) => (
          <Row
            key={`${account.type}:${account.address}`}
            account={account}
            model={model}
            onSwitch={onSwitchAccount && (() => onSwitchAccount(account.address, account.type))}
            onProfile={onProfile && (() => onProfile(account.address))}
          />
        ))}
      </List>
    </>
  )
}

function Row({
  account: row,
  model,
  onSwitch,
  onProfile,
}: {
  readonly account: AccountRow
  readonly model: Ready
  readonly onSwitch: (() => void) | undefined
  readonly onProfile: (() => void) | undefined
}): ReactNode {
  const { account } = useAccountCopy()
  const { address, type, active, label, name, avatar } = row
  const short = shortenAddress(address)
  const title = label ?? name
  const details = [title && short, type !== 'eoa' && account.accountTypes[type]].filter((detail) => detail)
  const content = (
    <>
      <AccountAvatar address={address} image={avatar} />
      <span className="row-content">
        <span className="row-title">
          <bdi>{title ?? short}</bdi>
        </span>
        {details.length > 0 && (
          <span className="row-detail">
            <bdi>{details.join(' · ')}</bdi>
          </span>
        )}
      </span>
      <span className="row-end">
        <Total account={row} model={model} />
        {active && (
          <>
            <span className="visually-hidden">{account.activeAccount}</span>
            <CheckIcon size={18} />
          </>
        )}
      </span>
    </>
  )
  const shared = { className: 'row', part: 'row', 'aria-current': active ? ('true' as const) : undefined }
  return (
    // A row with a second button, so it is not a `ListRow`.
    <li className="account-row" data-current={active || undefined}>
      {onSwitch && !active ? (
        <button {...shared} type="button" onClick={onSwitch}>
          {content}
        </button>
      ) : (
        <div {...shared}>{content}</div>
      )}
      {onProfile && (
        <IconButton label={fill(account.list.openProfile, { account: title ?? short })} onClick={onProfile}>
          <InfoIcon />
        </IconButton>
      )}
    </li>
  )
}

function Total({
  account: { total },
  model,
}: {
  readonly account: AccountRow
  readonly model: Ready
}): ReactNode {
  const { account, lang } = useAccountCopy()
  const format = useMemo(() => createUsdFormat(lang), [lang])
  switch (total.status) {
    case 'absent':
      return null
    case 'loading':
      return (
        <span className="account-row-value" data-status="loading">
          <Skeleton label={account.list.valueLoading} />
        </span>
      )
    case 'ready':
      return (
        <bdi className="account-row-value" dir="ltr">
          {format(total.value, model.valueDecimals)}
        </bdi>
      )
  }
}
