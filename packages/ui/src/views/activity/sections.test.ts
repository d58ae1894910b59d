import { expect, test } from 'vitest'
import { createItem } from './createItem.fixtures.js'
import { takeRows } from './sections.js'

const createItems = (count: number) => Array.from({ length: count }, (_, index) => createItem(index))
const sections = [
  { id: 'pending', items: createItems(2) },
  { id: '2026-11', month: { at: 0, isThisYear: true }, items: createItems(3) },
]

test.each([
  [0, []],
  [1, [['pending', 1]]],
  [2, [['pending', 2]]],
  [
    4,
    [
      ['pending', 2],
      ['2026-11', 2],
    ],
  ],
  [
    9,
    [
      ['pending', 2],
      ['2026-11', 3],
    ],
  ],
])('param: count: the first %i transactions', (count, expected) => {
  const taken = takeRows(sections, count)
  expect(taken.map(({ id, items }) => [id, items.length])).toEqual(expected)
})
