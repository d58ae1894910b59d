import { expect, test } from 'vitest'
import { clampRows, getVisibleCells, getVisibleRows, overscanRows, partsPerRow } from './getVisibleRows.js'

test.each([
  ['at the start', { top: 0, height: 500, rowHeight: 100 }, [0, 5]],
  ['below a header', { top: -90, height: 500, rowHeight: 100 }, [0, 4.5]],
  ['between two rows', { top: 960, height: 500, rowHeight: 100 }, [9.5, 15]],
  ['in the first half of a row', { top: 940, height: 500, rowHeight: 100 }, [9, 14.5]],
  ['at the edge of a row', { top: 1_000, height: 500, rowHeight: 100 }, [10, 15]],
  ['with fractional heights', { top: 333.2, height: 500, rowHeight: 111.1 }, [2.5, 7.5]],
  ['before the rows are in the viewport', { top: -2_000, height: 500, rowHeight: 100 }, [0, -15]],
] as const)('default: %s', (_, viewport, [first, end]) => {
  expect(getVisibleRows(viewport)).toEqual({
    first: Math.max(0, first - overscanRows),
    end: Math.max(0, end + overscanRows),
  })
})

test.each([
  ['inside the list', { first: 10, end: 20 }, 150, { first: 10, end: 20 }],
  ['at its end', { first: 145, end: 155 }, 150, { first: 140, end: 150 }],
  ['beyond its end', { first: 100, end: 110 }, 12, { first: 2, end: 12 }],
  ['longer than the list', { first: 0, end: 10 }, 3, { first: 0, end: 3 }],
  ['of all rows', { first: 0, end: Number.POSITIVE_INFINITY }, 7, { first: 0, end: 7 }],
  ['in an empty list', { first: 4, end: 9 }, 0, { first: 0, end: 0 }],
] as const)('behavior: limits a range %s', (_, range, rowCount, expected) => {
  expect(clampRows(range, rowCount)).toEqual(expected)
})

test('behavior: the number of rows does not depend on the scroll position', () => {
  const counts = Array.from({ length: 2_000 }, (_, top) => {
    const { first, end } = getVisibleRows({ top: 5_000 + top, height: 560, rowHeight: 111.1 })
    return end - first
  })
  expect(Math.max(...counts)).toBe(5.5 + 1 / partsPerRow + 2 * overscanRows)
  expect(Math.max(...counts) - Math.min(...counts)).toBe(1 / partsPerRow)
})

test.each([
  ['the first row', 2, 4, [2, 4]],
  ['a row between them', 3, 4, [0, 4]],
  ['the last row', 5, 4, [0, 2]],
  ['the first row of an odd number of columns', 2, 3, [1, 3]],
  ['the last row of an odd number of columns', 5, 3, [0, 2]],
  ['the first row of one column', 2, 1, [0, 1]],
  ['the last row of one column', 5, 1, [0, 1]],
] as const)('behavior: returns the visible cells of %s', (_, row, columns, [first, end]) => {
  expect(getVisibleCells({ first: 2.5, end: 5.5 }, row, columns)).toEqual({ first, end })
})
