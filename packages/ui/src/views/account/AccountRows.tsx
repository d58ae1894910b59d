import type { AccountAction, AccountActionsModel, AccountModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { providerNames } from '../../copy/providerNames.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { getNetworkName } from '../../format/getNetworkName.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { ClockIcon } from '../../icons/ClockIcon.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { KeyIcon } from '../../icons/KeyIcon.js'
import { MailIcon } from '../../icons/MailIcon.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { SocialIcon } from '../../icons/SocialIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import { TagIcon } from '../../icons/TagIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Avatar } from '../../parts/mark/Avatar.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import type { GetActionCallback } from './GetActionCallback.js'

/** Props of {@link AccountRows}. */
export type AccountRowsProps = {
  readonly model: Exclude<AccountModel, { status: 'disconnected' }>
  readonly login: AccountActionsModel['login']
  readonly on: GetActionCallback
}

/** A row that starts an action, or shows a fact about the account. */
type Row = {
  readonly icon?: ReactNode
  /** Instead of `icon`. */
  readonly mark?: ReactNode
  readonly title: string
  /** A row with a detail or a link is shown without its action too. */
  readonly detail?: ReactNode
  readonly isShown?: boolean
  /** Before the arrow. */
  readonly end?: ReactNode
  readonly action?: AccountAction
  readonly href?: string | undefined
}

/** Lists the network of the account, what identifies its user, and further actions. */
export function AccountRows({ model, login, on }: AccountRowsProps): ReactNode {
  const copy = useAccountCopy()
  const { account, accountTitles } = copy
  const { namespace, address, network, accounts } = model
  const { email, social } = login ?? {}
  const explorerUrl = sanitizeLink(model.explorerUrl)
  const rows: readonly Row[] = [
    {
      mark: <NetworkIcon network={network} namespace={namespace} size="small" />,
      title: getNetworkName(network, copy),
      detail: network.supported ? undefined : account.unsupportedNetwork,
      isShown: true,
      end: !network.supported && <AlertIcon size={18} />,
      action: 'networks',
    },
    { mark: <Avatar address={address} size={28} />, title: accountTitles.profile, action: 'profile' },
    {
      icon: <MailIcon />,
      title: copy.login.address,
      detail: <bdi>{email}</bdi>,
      isShown: email !== undefined,
      action: 'update-email',
    },
    ...(social
      ? [
          {
            icon: <SocialIcon provider={social.provider} />,
            title: providerNames[social.provider],
            detail: <bdi>{social.userName}</bdi>,
            isShown: true,
          },
        ]
      : []),
    { icon: <KeyIcon />, title: copy.login.settings, action: 'login-settings' },
    { icon: <ClockIcon />, title: accountTitles['smart-sessions'], action: 'smart-sessions' },
    { icon: <TagIcon />, title: account.chooseName, action: 'choose-name' },
    { icon: <SwitchIcon />, title: account.accounts, end: countAccounts(accounts), action: 'accounts' },
    {
      icon: <ExternalIcon />,
      title: account.explorer,
      isShown: explorerUrl !== undefined,
      href: explorerUrl,
    },
    { icon: <PurseIcon />, title: account.switchWallet, action: 'switch-wallet' },
  ]
  return (
    <List label={account.network}>
      {rows.map(({ icon, mark, title, detail, end, action, href, isShown }) => {
        const onClick = action && on(action)
        if (!(isShown ?? onClick)) return null
        const forward = onClick && <ForwardIcon size={18} />
        return (
          <ListRow
            key={action ?? title}
            small
            mark={mark ?? <span className="row-icon">{icon}</span>}
            title={title}
            detail={detail}
            end={
              end === undefined ? (
                forward
              ) : (
                <>
                  {end}
                  {forward}
                </>
              )
            }
            onClick={onClick}
            href={href}
          />
        )
      })}
    </List>
  )
}

/** As in the list of accounts: the types of an account with one address (EIP-7702) are one account. */
function countAccounts(accounts: AccountRowsProps['model']['accounts']): number {
  const isEvm = (type: string) => type === 'eoa' || type === 'smartAccount'
  return new Set(accounts.map(({ address, type }) => (isEvm(type) ? address : `${type}:${address}`))).size
}
