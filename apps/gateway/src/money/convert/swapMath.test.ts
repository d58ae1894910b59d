import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getAmountOut, getPriceImpact, getSpotPrice } from './swapMath.js'

const units = 10n ** 18n
const maxReserve = 2n ** 112n - 1n
const reserve = fc.bigInt({ min: 1n, max: maxReserve })
const smallReserve = fc.bigInt({ min: 1n, max: 10_000n })
const hop = fc.record({
  reserveIn: fc.oneof(reserve, smallReserve),
  reserveOut: fc.oneof(reserve, smallReserve),
})
const amount = fc.oneof(reserve, smallReserve)

/** `getAmountIn` of UniswapV2Library: the smallest amount for which a pool sends another one. */
function getAmountIn(
  amountOut: bigint,
  { reserveIn, reserveOut }: { reserveIn: bigint; reserveOut: bigint },
) {
  return (reserveIn * amountOut * 1_000n) / ((reserveOut - amountOut) * 997n) + 1n
}

// The values are those of the tests of Uniswap V2's pair.
test.each([
  [1n, 5n, 10n, 1_662_497_915_624_478_906n],
  [1n, 10n, 5n, 453_305_446_940_074_565n],
  [2n, 5n, 10n, 2_851_015_155_847_869_602n],
  [2n, 10n, 5n, 831_248_957_812_239_453n],
  [1n, 10n, 10n, 906_610_893_880_149_131n],
  [1n, 100n, 100n, 987_158_034_397_061_298n],
  [1n, 1_000n, 1_000n, 996_006_981_039_903_216n],
])('default: %d into reserves of %d and %d', (amountIn, reserveIn, reserveOut, expected) => {
  const pool = { reserveIn: reserveIn * units, reserveOut: reserveOut * units }
  expect(getAmountOut(amountIn * units, pool)).toBe(expected)
})

test('behavior: the amount is the largest one that the contract of a pool accepts', () => {
  fc.assert(
    fc.property(amount, hop, (amountIn, { reserveIn, reserveOut }) => {
      const amountOut = getAmountOut(amountIn, { reserveIn, reserveOut }) ?? 0n
      const isAccepted = (out: bigint) =>
        ((reserveIn + amountIn) * 1_000n - amountIn * 3n) * (reserveOut - out) >=
        reserveIn * reserveOut * 1_000n
      expect(isAccepted(amountOut)).toBe(true)
      if (reserveIn + amountIn <= maxReserve) expect(isAccepted(amountOut + 1n)).toBe(false)
    }),
  )
})

test('behavior: agrees with getAmountIn, and never returns all that a pool holds', () => {
  fc.assert(
    fc.property(amount, hop, (amountIn, pool) => {
      const amountOut = getAmountOut(amountIn, pool)
      if (amountOut === undefined) return
      expect(amountOut < pool.reserveOut).toBe(true)
      const needed = getAmountIn(amountOut, pool)
      expect(needed <= amountIn).toBe(true)
      expect(getAmountOut(needed, pool)).toBe(amountOut)
    }),
  )
})

test.each([
  ['nothing', 0n, { reserveIn: 100n, reserveOut: 100n }],
  ['an amount for which it would send nothing', 1n, { reserveIn: 100n, reserveOut: 100n }],
  ['an amount that its reserves cannot hold', maxReserve, { reserveIn: 1n, reserveOut: 100n }],
  ['an amount without reserves', 10n, { reserveIn: 0n, reserveOut: 100n }],
])('error: a pool does not swap %s', (_name, amountIn, pool) => {
  expect(getAmountOut(amountIn, pool)).toBeUndefined()
})

test('behavior: the largest reserves are accepted', () => {
  expect(getAmountOut(maxReserve - 1n, { reserveIn: 1n, reserveOut: 100n })).toBe(99n)
})

test.each([
  // A thousandth of a pool, a tenth of it, and as much as it holds.
  [units, 0.000996],
  [100n * units, 0.090661],
  [1_000n * units, 0.499249],
])('default: the price impact of %d', (amountIn, expected) => {
  const pool = { reserveIn: 1_000n * units, reserveOut: 1_000n * units }
  expect(getPriceImpact([getSpotPrice(pool)], amountIn, getAmountOut(amountIn, pool) ?? 0n)).toBeCloseTo(
    expected,
    5,
  )
})

test('behavior: a price impact is from 0 to 1, and that of two pools is larger than that of one', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1_000_000n, max: units }), hop, hop, (amountIn, first, second) => {
      const middle = getAmountOut(amountIn, first)
      const last = middle && getAmountOut(middle, second)
      if (!middle || !last) return
      const one = getPriceImpact([getSpotPrice(first)], amountIn, middle)
      const both = getPriceImpact([first, second].map(getSpotPrice), amountIn, last)
      expect(one).toBeGreaterThanOrEqual(0)
      expect(both).toBeLessThanOrEqual(1)
      expect(both).toBeGreaterThanOrEqual(one)
    }),
  )
})
