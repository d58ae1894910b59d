import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { GridIcon } from '../../icons/GridIcon.js'
import { ListRow } from '../../parts/list/ListRow.js'
import { Mark } from '../../parts/mark/Mark.js'
import { Tag } from '../../parts/tag/Tag.js'

/** Props of {@link AllWalletsRow}. */
export type AllWalletsRowProps = {
  /** The number of wallets, such as `40+`, if known. */
  readonly count?: string | undefined
  readonly onClick?: (() => void) | undefined
}

/** A row that opens "All wallets". */
export function AllWalletsRow({ count, onClick }: AllWalletsRowProps): ReactNode {
  const { connect } = useCopy()
  return (
    <ListRow
      mark={<Mark name={connect.allWallets} shape="square" drawing={<GridIcon />} />}
      title={connect.allWallets}
      end={count && <Tag>{count}</Tag>}
      disabled={!onClick}
      onClick={onClick}
    />
  )
}
