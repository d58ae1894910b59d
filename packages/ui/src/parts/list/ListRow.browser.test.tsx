import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import { modal as ar } from '../../copy/languages/ar/modal.js'
import { createModal, getShadowRoot } from '../modal/createModal.fixtures.js'
import { List, ListRow } from './List.js'

afterEach(cleanup)

/** Returns whether the first and the last letter of the row's title are visible. */
function isEachEndVisible(): readonly [boolean, boolean] {
  const title = getShadowRoot().querySelector('.row-title')
  const text = title && document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode()
  if (!title || !(text instanceof Text)) throw new Error('no title')
  const box = title.getBoundingClientRect()
  const isInside = (from: number) => {
    const letter = document.createRange()
    letter.setStart(text, from)
    letter.setEnd(text, from + 1)
    const { left, right, bottom } = letter.getBoundingClientRect()
    return left >= box.left - 1 && right <= box.right + 1 && bottom <= box.bottom + 1
  }
  return [isInside(0), isInside(text.length - 1)]
}

const long = 'The Extraordinarily Long Name of an Appchain Rollup Testnet'

test.each([
  ['en', en, long.repeat(2)],
  ['ar', ar, long.repeat(2)],
  ['ar', ar, 'شبكة '.repeat(30).trim()],
  ['en', en, 'W'.repeat(100)],
])('behavior: truncates a name of more than two lines at its end in %s', async (_, copy, title) => {
  await render(createModal({ copy, children: <List label="Rows">{<ListRow title={title} />}</List> }))
  expect(isEachEndVisible()).toEqual([true, false])
})

test('behavior: shows a name of two lines in full', async () => {
  await render(createModal({ children: <List label="Rows">{<ListRow title={long} />}</List> }))
  expect(isEachEndVisible()).toEqual([true, true])
})

test('default', async () => {
  await render(createModal({ copy: ar, children: <List label="Rows">{<ListRow title="Base" />}</List> }))
  expect(isEachEndVisible()).toEqual([true, true])
  const name = getShadowRoot().querySelector('.row-title bdi')?.getBoundingClientRect()
  // A short name is aligned with the start of the row.
  expect(name?.right).toBeCloseTo(
    getShadowRoot().querySelector('.row-title')?.getBoundingClientRect().right ?? 0,
    0,
  )
})

test('behavior: each row after the first has a separator, without a place of its own', async () => {
  const names = ['Ethereum', 'Base', 'Optimism']
  const children = names.map((name) => <ListRow key={name} small title={name} />)
  await render(createModal({ children: <List label="Rows">{children}</List> }))
  const rows = [...getShadowRoot().querySelectorAll('.row')]
  const getContent = (row: Element) => getComputedStyle(row.parentElement ?? row, '::before').content
  expect(rows.map((row) => getContent(row) !== 'none')).toEqual([false, true, true])
  const tops = rows.map((row) => row.getBoundingClientRect().top)
  expect(tops.map((top) => top - (tops[0] ?? 0))).toEqual([0, 52, 104])
})
