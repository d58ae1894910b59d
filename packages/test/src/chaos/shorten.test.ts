import { expect, test, vi } from 'vitest'
import { shorten } from './shorten.js'

const items = Array.from({ length: 40 }, (_, index) => index)
const needs = (needed: readonly number[]) =>
  vi.fn(async (part: readonly number[]) => needed.every((item) => part.includes(item)))

test.each([[[]], [[7]], [[0, 39]], [[3, 17, 18, 31]]])('default: %j is left', async (needed) => {
  const fails = needs(needed)
  expect(await shorten(items, fails, 1_000)).toEqual(needed)
  expect(fails.mock.calls.length).toBeLessThan(60)
})

test('behavior: an item that another one made needless is left out too', async () => {
  // Without 5, the item 2 is not needed either.
  const fails = async (part: readonly number[]) => part.includes(9) && (!part.includes(5) || part.includes(2))
  expect(await shorten([2, 5, 9], fails, 1_000)).toEqual([9])
})

test('param: maxRuns', async () => {
  const fails = needs([7])
  const part = await shorten(items, fails, 3)
  expect(fails).toHaveBeenCalledTimes(3)
  expect(part).toContain(7)
})
