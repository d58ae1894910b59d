import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { GridIcon } from '../../icons/GridIcon.js'
import { ListRow } from '../../parts/list/ListRow.js'
import { Mark } from '../../parts/mark/Mark.js'
import { Tag } from '../../parts/tag/Tag.js'

/** What {@link AllWalletsRow} takes. */
export type AllWalletsRowProps = {
  /** How many there are, such as `40+`, where it is known. */
  readonly count?: string | undefined
  readonly onClick?: (() => void) | undefined
}

/** The way to every wallet of the catalogue. */
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
