import { expect, test } from 'vitest'
import { combinePrices } from './combinePrices.js'

const combine = (prices: readonly number[], percent = 5) =>
  combinePrices(
    prices.map((price, index) => ({ source: 'abcd'[index] ?? '', price: BigInt(price) })),
    percent,
  )

test.each([
  ['one source', [100], 100, []],
  ['two that agree: the first', [100, 104], 100, []],
  ['two that agree, in the other order', [104, 100], 104, []],
  ['two that do not agree: the first', [100, 106], 100, ['b']],
  ['three: the one in the middle', [104, 100, 102], 102, []],
  ['three, and the first is wrong', [900, 100, 102], 102, ['a']],
  ['three, and one says 0.01', [100, 1, 101], 100, ['b']],
  ['four: of the two in the middle, the first', [103, 101, 102, 1], 101, ['d']],
  ['exactly the deviation', [100, 105, 95], 100, []],
])('behavior: %s', (_, prices, price, outliers) => {
  expect(combine(prices)).toEqual({ price: BigInt(price), outliers })
})

test('behavior: no source', () => {
  expect(combine([])).toBeUndefined()
})

test('param: maxDeviationPercent', () => {
  expect(combine([1_000, 1_004, 1_006], 0.2)?.outliers).toEqual(['a'])
  expect(combine([1_000, 1_004, 1_006], 0.4)?.outliers).toEqual([])
})
