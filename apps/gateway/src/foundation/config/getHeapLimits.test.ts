import { expect, test } from 'vitest'
import { getHeapLimits } from './getHeapLimits.js'

test('default: a heap of 2 GiB or more has the largest values', () => {
  const largest = {
    maxTotalSubscriptions: 200_000,
    maxAddressSubscriptions: 50_000,
    maxAnswerBytes: 256 * 1024 ** 2,
    maxAddressAnswerBytes: 64 * 1024 ** 2,
  }
  expect(getHeapLimits(2 * 1024 ** 3)).toMatchObject(largest)
  expect(getHeapLimits(16 * 1024 ** 3)).toMatchObject(largest)
})

test.each([128, 256, 512, 1_024])(
  'behavior: the limits fill at most two thirds of a heap of %d MiB',
  (mb) => {
    const heap = mb * 1024 ** 2
    const limits = getHeapLimits(heap)
    const bytes = limits.maxTotalSubscriptions * 2_400 + limits.maxAnswerBytes + limits.maxFinalResultBytes
    expect(bytes / heap).toBeGreaterThan(0.5)
    expect(bytes / heap).toBeLessThan(0.67)
    // Four addresses can have all that there is.
    expect(limits.maxAddressSubscriptions * 4).toBeLessThanOrEqual(limits.maxTotalSubscriptions)
  },
)

test('behavior: uses the heap of this process', () => {
  expect(getHeapLimits().maxTotalSubscriptions).toBeGreaterThan(10_000)
})
