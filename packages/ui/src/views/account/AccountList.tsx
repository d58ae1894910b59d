import type { AccountModel } from '@latchkit/core'
import { type ReactNode, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import { List } from '../../parts/list/List.js'
import { ListRow } from '../../parts/list/ListRow.js'
import { Avatar } from '../../parts/mark/Avatar.js'

/** Props of {@link AccountList}. */
export type AccountListProps = {
  readonly accounts: Extract<AccountModel, { status: 'connected' | 'disconnecting' }>['accounts']
  readonly onSwitchAccount?: ((address: string) => void) | undefined
}

/** The accounts that the wallet shares, collapsed into one row. */
export function AccountList({ accounts, onSwitchAccount }: AccountListProps): ReactNode {
  const { account } = useAccountCopy()
  const [expanded, setExpanded] = useState(false)
  return (
    <List label={account.accounts}>
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
            <span className="row-chevron" data-expanded={expanded || undefined}>
              <DownIcon size={18} />
            </span>
          </>
        }
        expanded={expanded}
        onClick={() => setExpanded(!expanded)}
      />
      {expanded &&
        accounts.map(({ address, type, active }) => (
          <ListRow
            key={`${type}:${address}`}
            small
            mark={<Avatar address={address} size={28} />}
            title={<bdi>{shortenAddress(address)}</bdi>}
            detail={type !== 'eoa' && account.accountTypes[type]}
            end={
              active && (
                <>
                  <span className="visually-hidden">{account.activeAccount}</span>
                  <CheckIcon size={18} />
                </>
              )
            }
            current={active}
            disabled={!onSwitchAccount}
            onClick={active ? undefined : () => onSwitchAccount?.(address)}
          />
        ))}
    </List>
  )
}
