import { describe, expect, test } from 'vitest'
import { quantile, summarize, toCell, toChange, toTable } from './benchStatistics.mjs'

test('default: returns the median and the quartiles', () => {
  expect(summarize([5, 1, 4, 2, 3])).toEqual({ count: 5, median: 3, low: 2, high: 4 })
})

describe('quantile', () => {
  test('behavior: interpolates between the nearest values', () => {
    expect(quantile([10, 20], 0.5)).toBe(15)
    expect(quantile([10, 20, 40], 0.95)).toBeCloseTo(38)
    expect(quantile([7], 0.25)).toBe(7)
  })

  test('behavior: sorts as numbers, and leaves the values unchanged', () => {
    const values = [100, 9, 20]
    expect(quantile(values, 0)).toBe(9)
    expect(values).toEqual([100, 9, 20])
  })

  test('behavior: returns NaN without values', () => {
    expect(quantile([], 0.5)).toBeNaN()
  })
})

describe('toCell', () => {
  test('behavior: shows the quartiles if they differ from the median', () => {
    expect(toCell([1, 2, 3], 1)).toBe('2.0 (1.5–2.5)')
    expect(toCell([138.04, 138.04], 1)).toBe('138.0')
  })

  test('behavior: shows a dash without values', () => {
    expect(toCell([], 1)).toBe('-')
  })
})

describe('toChange', () => {
  const around = (/** @type {number} */ middle) => Array.from({ length: 9 }, (_, index) => middle + index - 4)

  test('behavior: shows the change in percent if the samples differ', () => {
    expect(toChange(around(100), around(80))).toBe('−20 %')
    expect(toChange(around(100), around(125))).toBe('+25 %')
  })

  test('behavior: marks a change that noise explains', () => {
    expect(toChange(around(100), around(101))).toBe('~')
    // Three of each may be in this order by chance.
    expect(toChange([1, 2, 3], [11, 12, 13])).toBe('~')
  })

  test('behavior: compares single values, which have no noise', () => {
    expect(toChange([-10], [-5])).toBe('+50 %')
    expect(toChange([142.4], [142.41])).toBe('±0 %')
  })

  test('behavior: shows neither a change from 0 in percent nor one of missing values', () => {
    expect(toChange([0], [5])).toBe('-')
    expect(toChange([], [5])).toBe('-')
    expect(toChange([5], [])).toBe('-')
    expect(toChange([5], [5])).toBe('=')
  })
})

test('behavior: aligns the columns of a table, also of rows with fewer cells', () => {
  expect(toTable([['a', 'bbb', 'c'], ['aaa', 'b'], []])).toBe('a    bbb  c\naaa  b\n')
})
