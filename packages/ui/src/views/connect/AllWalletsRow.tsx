import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { GridIcon } from '../../icons/GridIcon.js'
import { ListRow } from '../../parts/list/List.js'
import { Mark } from '../../parts/mark/Mark.js'
import { Tag } from '../../parts/tag/Tag.js'

/** Props of {@link AllWalletsRow}. */
export type AllWalletsRowProps = {
  /** The number of wallets, if known. */
  readonly count?: number | undefined
  readonly onClick?: (() => void) | undefined
}

/** A row that opens "All wallets". */
export function AllWalletsRow({ count, onClick }: AllWalletsRowProps): ReactNode {
  const { connect, lang } = useCopy()
  return (
    <ListRow
      mark={<Mark name={connect.allWallets} shape="square" drawing={<GridIcon />} />}
      title={connect.allWallets}
      end={count !== undefined && <Tag>{new Intl.NumberFormat(lang).format(count)}</Tag>}
      disabled={!onClick}
      onClick={onClick}
    />
  )
}
