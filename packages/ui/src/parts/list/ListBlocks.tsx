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
}

/**
 * The rows of a long `List`, in blocks of 24 with `content-visibility`: the browser skips layout and paint of the blocks
 * outside the viewport. The first rows have no block, because they are visible at first. A block for each row would cost more
 * than it saves: the browser observes each.
 */
export function ListBlocks<T>({ items, renderRow, rowHeight }: ListBlocksProps<T>): ReactNode {
  const blocks = Array.from({ length: Math.ceil(items.length / blockSize) - 1 }, (_, index) =>
    items.slice((index + 1) * blockSize, (index + 2) * blockSize),
  )
  return (
    <>
      {items.slice(0, blockSize).map(renderRow)}
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
