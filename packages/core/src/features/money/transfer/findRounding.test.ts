import { expect, test } from 'vitest'
import { findRounding } from './findRounding.js'

const amount = 1_000_000n

test.each([
  ['exactly the amount', { amount, taken: amount, received: amount }, { received: amount }],
  ['one more is taken', { amount, taken: amount + 1n, received: amount }, { received: amount, rounding: 2n }],
  [
    'one more is taken and arrives',
    { amount, taken: amount + 1n, received: amount + 1n },
    { received: amount, rounding: 2n },
  ],
  [
    'one less arrives',
    { amount, taken: amount, received: amount - 1n },
    { received: amount - 2n, rounding: 2n },
  ],
  ['three less arrive', { amount, taken: amount, received: amount - 3n }, { received: amount - 3n }],
  ['a fee of a small amount', { amount: 100n, taken: 100n, received: 99n }, { received: 99n }],
])('default: %s', (_, transfer, expected) => {
  expect(findRounding(transfer)).toEqual(expected)
})
