import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeStep, getSqrtPrice } from '../../data/accountData/evm/concentratedMath.js'
import { type ConcentratedPool, getWordIndex, swapConcentrated } from './swapConcentrated.js'

// The prices are those of the tests of Uniswap V3's contracts.
test.each([
  [-887_272, 4_295_128_739n],
  [-1, 79_224_201_403_219_477_170_569_942_574n],
  [0, 2n ** 96n],
  [1, 79_232_123_823_359_799_118_286_999_568n],
  [887_272, 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n],
])('default: the price at the tick %d', (tick, price) => {
  expect(getSqrtPrice(tick)).toBe(price)
})

test.each([
  [-1, 10, -1],
  [-2_560, 10, -1],
  [-2_561, 10, -2],
  [0, 60, 0],
  [15_360, 60, 1],
])('default: the word of the tick %d with a spacing of %d', (tick, tickSpacing, word) => {
  expect(getWordIndex(tick, tickSpacing)).toBe(word)
})

const pool: ConcentratedPool = {
  ...{ tokens: ['0x1', '0x2'], fee: 3_000, tickSpacing: 60, tick: 0, sqrtPrice: 2n ** 96n },
  ...{ liquidity: 10n ** 24n, words: [-2, 1] },
  ticks: [
    { index: -1_200, liquidityNet: 4n * 10n ** 23n },
    { index: -600, liquidityNet: 6n * 10n ** 23n },
    { index: 600, liquidityNet: -6n * 10n ** 23n },
    { index: 1_200, liquidityNet: -4n * 10n ** 23n },
  ],
}
const directions = fc.constantFrom(true, false)

test('behavior: what is bought by an amount costs no more than that amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 23n }), directions, (amount, isDown) => {
      const out = swapConcentrated(pool, amount, { isDown, isExactIn: true })
      if (out === undefined) return
      const cost = swapConcentrated(pool, out, { isDown, isExactIn: false })
      expect(cost !== undefined && cost <= amount).toBe(true)
      // The pool keeps its fee.
      expect(out < amount || amount < 2n).toBe(true)
    }),
  )
})

test('behavior: one swap returns no more than two of its parts at the first price, apart from rounding', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 22n }),
      fc.bigInt({ min: 1n, max: 10n ** 22n }),
      directions,
      (one, other, isDown) => {
        const swap = (amount: bigint) => swapConcentrated(pool, amount, { isDown, isExactIn: true }) ?? 0n
        expect(swap(one + other) <= swap(one) + swap(other) + 2n).toBe(true)
      },
    ),
  )
})

test('error: more than the liquidity of the known words', () => {
  for (const isDown of [true, false])
    for (const isExactIn of [true, false])
      expect(swapConcentrated(pool, 10n ** 24n, { isDown, isExactIn })).toBeUndefined()
})

test('behavior: a step up to a price takes the fee of what it needs', () => {
  const price = 2n ** 96n
  const target = getSqrtPrice(-60)
  const step = computeStep({ price, target, liquidity: 10n ** 24n }, 10n ** 30n, true, 3_000n)
  expect(step.next).toBe(target)
  expect(step.fee).toBe((step.amountIn * 3_000n + 996_999n) / 997_000n)
})
