import { expect, test } from 'vitest'
import { getNextIndex } from './getNextIndex.js'

const shape = { count: 22, columns: 4, pageRows: 2, isRtl: false }

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 21, 21],
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 19, 19],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['Home', 13, 0],
  ['End', 13, 21],
  ['PageDown', 1, 9],
  ['PageDown', 14, 18],
  ['PageDown', 19, 19],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
  ['PageUp', 3, 3],
])('default: %s moves from %i to %i', (key, from, to) => {
  expect(getNextIndex(key, from, shape)).toBe(to)
})

test('behavior: the horizontal arrow keys follow the direction of the text', () => {
  expect(getNextIndex('ArrowLeft', 5, { ...shape, isRtl: true })).toBe(6)
  expect(getNextIndex('ArrowRight', 5, { ...shape, isRtl: true })).toBe(4)
})

test('behavior: follows the number of columns', () => {
  expect(getNextIndex('ArrowDown', 0, { ...shape, columns: 3 })).toBe(3)
  expect(getNextIndex('PageDown', 0, { ...shape, columns: 1 })).toBe(2)
})

test('behavior: PageDown moves by a row in a viewport of less than one row', () => {
  expect(getNextIndex('PageDown', 0, { ...shape, pageRows: 0 })).toBe(4)
})

test.each(['Enter', 'a', 'Tab', 'toString', '__proto__'])('behavior: ignores "%s"', (key) => {
  expect(getNextIndex(key, 3, shape)).toBeUndefined()
})
