import type { WalletRow } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { getWalletName } from '../../format/getWalletName.js'
import { ListRow } from '../../parts/list/ListRow.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Tag } from '../../parts/tag/Tag.js'

/** Props of {@link WalletListRow}. */
export type WalletListRowProps = {
  readonly wallet: WalletRow
  /** Absent: the row is disabled. */
  readonly onSelect?: ((walletId: string) => void) | undefined
}

/** A row that connects a wallet. */
export function WalletListRow({ wallet, onSelect }: WalletListRowProps): ReactNode {
  const copy = useCopy()
  const { tags } = copy
  const name = getWalletName(wallet, copy)
  return (
    <ListRow
      mark={<WalletIcon wallet={{ name, icon: wallet.icon }} />}
      title={name}
      end={wallet.tag && <Tag tone={wallet.tag === 'installed' ? 'accent' : 'quiet'}>{tags[wallet.tag]}</Tag>}
      disabled={!onSelect}
      onClick={() => onSelect?.(wallet.id)}
    />
  )
}
