import type { WalletRow } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { List, type ListProps } from '../../parts/list/List.js'
import { WalletListRow, type WalletListRowProps } from './WalletListRow.js'

/** Props of {@link WalletLists}. */
export type WalletListsProps = Pick<ListProps, 'label' | 'heading'> &
  Pick<WalletListRowProps, 'onSelect'> & {
    readonly wallets: readonly WalletRow[]
    /** A row that follows the wallets. */
    readonly last?: ReactNode
  }

/**
 * Lists wallets in their order. Without `heading`, installed wallets have a list and a heading of their own if there are
 * other rows. With it, all wallets are one list, and installed ones have a tag.
 */
export function WalletLists({ wallets, label, heading, last, onSelect }: WalletListsProps): ReactNode {
  const { connect, tags } = useCopy()
  const isInstalled = (wallet: WalletRow | undefined) => !heading && wallet?.tag === 'installed'
  const groups: WalletRow[][] = []
  for (const wallet of wallets) {
    const group = groups.at(-1)
    if (group && isInstalled(group[0]) === isInstalled(wallet)) group.push(wallet)
    else groups.push([wallet])
  }
  if (last && (groups.length === 0 || isInstalled(groups.at(-1)?.[0]))) groups.push([])
  return (
    <div className="lists">
      {groups.map((group, index) => {
        const hasInstalled = isInstalled(group[0]) && groups.length > 1
        return (
          <List
            // biome-ignore lint/suspicious/noArrayIndexKey: a wallet that is found later must not mount the other rows again.
            key={index}
            label={hasInstalled ? tags.installed : index > 0 ? connect.more : label}
            heading={heading || hasInstalled}
          >
            {group.map((wallet) => (
              <WalletListRow key={wallet.id} wallet={wallet} isTagged={heading} onSelect={onSelect} />
            ))}
            {index === groups.length - 1 && last}
          </List>
        )
      })}
    </div>
  )
}
