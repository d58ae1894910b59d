import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getPriceImpact, roundQuoted } from './rules.js'

test.each([
  [10_000n, 10_000n, { level: 'low', bps: 0 }],
  [10_000n, 9_901n, { level: 'low', bps: 99 }],
  [10_000n, 9_501n, { level: 'medium', bps: 499 }],
  [10_000n, 9_500n, { level: 'high', bps: 500, needsConsent: true }],
  [10_000n, 8_500n, { level: 'critical', bps: 1_500, needsConsent: true }],
  [10_000n, 20_001n, { level: 'unknown' }],
  [undefined, 1n, { level: 'unknown' }],
] as const)('default: %s for %s has the impact %o', (paid, received, impact) => {
  expect(getPriceImpact(paid, received)).toEqual(impact)
})

test.each([
  [3_446_922_882n, 6, 'exactIn', 3_446_920_000n],
  [3_446_922_882n, 6, 'exactOut', 3_446_930_000n],
  [335_123_456_789n, 18, 'exactIn', 335_123_000_000n],
  [123_456_789n, 0, 'exactIn', 123_456_789n],
  [1_234_567_000_000n, 6, 'exactOut', 1_234_567_000_000n],
  [0n, 6, 'exactOut', 0n],
] as const)('default: %s units with %s decimals, %s, are shown as %s', (units, decimals, mode, shown) => {
  expect(roundQuoted(units, decimals, mode)).toBe(shown)
})

test('behavior: what is received is never rounded up, and what is paid is never rounded down', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 256n), fc.integer({ min: 0, max: 36 }), (units, decimals) => {
      expect(roundQuoted(units, decimals, 'exactIn') <= units).toBe(true)
      expect(roundQuoted(units, decimals, 'exactOut') >= units).toBe(true)
    }),
  )
})
