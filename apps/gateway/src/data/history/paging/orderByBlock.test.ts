import { expect, test } from 'vitest'
import { orderByBlock } from './orderByBlock.js'

const at = (blockNumber: number, minedAt: number, index = 0) => ({ blockNumber, index, minedAt })

test('default: the newest block first, and in it the highest index', () => {
  const items = [at(1, 10), at(2, 20, 1), at(3, 30), at(2, 20, 2)]
  expect(orderByBlock(items, undefined)).toEqual([at(3, 30), at(2, 20, 2), at(2, 20, 1), at(1, 10)])
})

test('behavior: no time is later than that of a newer block', () => {
  const items = [at(3, 25), at(2, 30), at(1, 10)]
  expect(orderByBlock(items, undefined)).toEqual([at(3, 25), at(2, 25), at(1, 10)])
})

test('param: after: only items after it, and none that is later', () => {
  const items = [at(4, 5), at(3, 25, 1), at(3, 25), at(2, 30), at(1, 10)]
  expect(orderByBlock(items, at(3, 20, 1))).toEqual([at(3, 20), at(2, 20), at(1, 10)])
})
