import { memo, type ReactNode } from 'react'

/** The rows of one block, which is more than fill a viewport. Each block that becomes visible costs one long frame. */
const blockSize = 24

/** Props of {@link ListBlocks}. */
export type ListBlocksProps<T> = {
  readonly items: readonly T[]
  /** Renders an item as a `ListRow`. Must be stable: a block renders again only if it or an item changes. */
  readonly renderRow: (item: T) => ReactNode
  /** Height of a row with the default text size, in px. */
  readonly rowHeight: number
  /** Number of rows of the lists above this one. Default 0. */
  readonly rowsAbove?: number | undefined
}

/**
 * The rows of a long `List`, in blocks of 24 with `content-visibility`: the browser skips layout and paint of the blocks
 * outside the viewport. The first 24 rows of all lists have no block, because they are visible at first. A block for each row
 * would cost more than it saves: the browser observes each.
 */
export function ListBlocks<T>({ items, renderRow, rowHeight, rowsAbove = 0 }: ListBlocksProps<T>): ReactNode {
  const plainCount = Math.max(blockSize - rowsAbove, 0)
  const others = items.slice(plainCount)
  const blocks = Array.from({ length: Math.ceil(others.length / blockSize) }, (_, index) =>
    others.slice(index * blockSize, (index + 1) * blockSize),
  )
  return (
    <>
      {items.slice(0, plainCount).map(renderRow)}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position.
        <Block key={index} items={block} renderRow={renderRow} rowHeight={rowHeight} />
      ))}
    </>
  )
}

const Block = memo(PlainBlock, arePropsEqual) as typeof PlainBlock

function PlainBlock<T>({ items, renderRow, rowHeight }: ListBlocksProps<T>): ReactNode {
  return (
    <li
      className="list-block"
      // Its rows are items of the list around it.
      role="none"
      style={{ containIntrinsicBlockSize: `auto ${items.length * rowHeight}px` }}
    >
      <ul role="none">{items.map(renderRow)}</ul>
    </li>
  )
}

/** Compares the items of a block, because each render creates a new array. */
function arePropsEqual<T>(before: ListBlocksProps<T>, after: ListBlocksProps<T>): boolean {
  return (
    before.renderRow === after.renderRow &&
    before.rowHeight === after.rowHeight &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index])
  )
}
