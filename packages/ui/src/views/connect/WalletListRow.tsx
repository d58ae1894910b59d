import type { WalletRow } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { getWalletName } from '../../format/getWalletName.js'
import { ListRow } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Tag } from '../../parts/tag/Tag.js'

/** Props of {@link WalletListRow}. */
export type WalletListRowProps = {
  readonly wallet: WalletRow
  /** Whether an installed wallet has a tag. Other tags are always shown. */
  readonly isTagged?: boolean | undefined
  /** Absent: the row is disabled. */
  readonly onSelect?: ((walletId: string) => void) | undefined
}

/** A row that connects a wallet. */
export function WalletListRow({ wallet, isTagged, onSelect }: WalletListRowProps): ReactNode {
  const copy = useCopy()
  const { tag } = wallet
  return (
    <ListRow
      // The image that an extension announces needs no request: it is decoded before the modal opens.
      mark={<WalletIcon wallet={wallet} isLazy={!wallet.icon?.startsWith('data:')} />}
      title={getWalletName(wallet, copy)}
      end={
        tag &&
        (isTagged || tag !== 'installed') && (
          <Tag tone={tag === 'recent' ? 'accent' : 'quiet'}>{copy.tags[tag]}</Tag>
        )
      }
      disabled={!onSelect}
      onClick={() => onSelect?.(wallet.id)}
    />
  )
}
