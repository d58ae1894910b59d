import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createModal, getShadowRoot } from '../modal/createModal.fixtures.js'
import { List, ListRow } from './List.js'
import { ListBlocks } from './ListBlocks.js'

beforeEach(() => page.viewport(1000, 700))
afterEach(cleanup)

const createNames = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index}`)

const renderRow = vi.fn((name: string) => <ListRow key={name} title={name} onClick={() => {}} />)
beforeEach(() => renderRow.mockClear())

function createList(
  items: readonly string[],
  render: (name: string) => ReactElement = renderRow,
  rowsAbove?: number,
) {
  return createModal({
    children: (
      <List label="Rows">
        <ListBlocks items={items} renderRow={render} rowHeight={60} rowsAbove={rowsAbove} />
      </List>
    ),
  })
}

const getRows = () => [...getShadowRoot().querySelectorAll<HTMLElement>('.row')]
const getBlocks = () => [...getShadowRoot().querySelectorAll<HTMLElement>('.list-block')]
const getSeparators = () => getRows().map((row) => getComputedStyle(row, '::before').content !== 'none')
const getBlockSizes = () => getBlocks().map((block) => block.querySelectorAll('.row').length)

test.each([
  [0, []],
  [24, []],
  [25, [1]],
  [48, [24]],
  [50, [24, 2]],
])('param: items: %i rows, of which the first 24 have no block', async (count, sizes) => {
  await render(createList(createNames(count)))
  expect(getRows().map((row) => row.querySelector('.row-title')?.textContent)).toEqual(createNames(count))
  expect(getBlockSizes()).toEqual(sizes)
})

test.each([
  [10, [24, 12]],
  [24, [24, 24, 2]],
  [100, [24, 24, 2]],
])('param: rowsAbove: below %i rows of other lists, 50 rows have blocks of %o', async (rowsAbove, sizes) => {
  await render(createList(createNames(50), renderRow, rowsAbove))
  expect(getBlockSizes()).toEqual(sizes)
  expect(getSeparators()).toEqual([false, ...Array<boolean>(49).fill(true)])
})

test('behavior: a block reserves the height of its rows', async () => {
  await render(createList(createNames(50)))
  expect(getBlocks().map((block) => block.style.containIntrinsicBlockSize)).toEqual([
    'auto 1440px',
    'auto 120px',
  ])
})

test('behavior: the rows of all blocks are items of one list', async () => {
  const screen = await render(createList(createNames(50)))
  expect(screen.getByRole('list').elements()).toHaveLength(1)
  expect(screen.getByRole('listitem').elements()).toHaveLength(50)
})

test('behavior: the arrow keys move the focus into and out of a block', async () => {
  await render(createList(createNames(50)))
  const rows = getRows()
  rows[23]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(getShadowRoot().activeElement).toBe(rows[24])
  await userEvent.keyboard('{End}')
  expect(getShadowRoot().activeElement).toBe(rows[49])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(getShadowRoot().activeElement).toBe(rows[47])
})

test('behavior: a row has a separator above it, also the first of a block', async () => {
  await render(createList(createNames(50)))
  expect(getSeparators()).toEqual([false, ...Array<boolean>(49).fill(true)])
})

test('behavior: a block renders again only if one of its items changes', async () => {
  const items = createNames(96)
  const screen = await render(createList(items))
  renderRow.mockClear()
  const changed = items.map((name, index) => (index === 50 ? 'Changed' : name))
  await screen.rerender(createList(changed))
  // The rows without block, and those of the block with the change.
  const rendered = new Set(renderRow.mock.calls.map(([name]) => name))
  expect(rendered).toEqual(new Set([...changed.slice(0, 24), ...changed.slice(48, 72)]))
  expect(getRows()[50]?.textContent).toBe('Changed')
})

test.each([
  [50, 49],
  [49, 50],
])('behavior: renders a block again when %i rows become %i', async (before, after) => {
  const screen = await render(createList(createNames(before)))
  await screen.rerender(createList(createNames(after)))
  expect(getRows()).toHaveLength(after)
})

test('behavior: renders the blocks again with another function', async () => {
  const screen = await render(createList(createNames(50)))
  await screen.rerender(createList(createNames(50), (name) => <ListRow key={name} title={`${name}!`} />))
  expect(getRows()[49]?.querySelector('.row-title')?.textContent).toBe('Row 49!')
})
