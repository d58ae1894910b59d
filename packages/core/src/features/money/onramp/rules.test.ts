import { expect, test } from 'vitest'
import { isTimeZoneRestricted } from './isTimeZoneRestricted.js'
import { purchase } from './onramp.fixtures.js'
import { applyReport, getSuggestedAmounts, mergePurchases } from './rules.js'
import type { Purchase } from './types.js'

const statuses = ['created', 'processing', 'completed', 'declined', 'failed', 'expired'] as const

test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
  'behavior: a report never takes a purchase back: %s, then %s',
  (from, to) => {
    const { status } = applyReport({ ...purchase, status: from }, { status: to })
    const isFinal = !['created', 'processing'].includes(from)
    expect(status).toBe(isFinal || (from === 'processing' && to === 'created') ? from : to)
  },
)

test('behavior: a report without news changes nothing', () => {
  const open: Purchase = { ...purchase, status: 'processing', amount: '1' }
  expect(applyReport(open, { status: 'processing' })).toBe(open)
  expect(applyReport(open, { status: 'processing', amount: '2' }).amount).toBe('2')
})

test('behavior: of two lists, the one that is ahead counts, in any order', () => {
  const before: Purchase = { ...purchase, status: 'created' }
  const newer: Purchase = { ...purchase, id: 'newer', startedAt: 5 }
  expect(mergePurchases([before], [purchase, newer])).toEqual([newer, purchase])
  expect(mergePurchases([purchase, newer], [before])).toEqual([newer, purchase])
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...purchase,
    id: String(index),
    startedAt: index,
  }))
  expect(mergePurchases(many, []).map(({ id }) => id)[0]).toBe('59')
  expect(mergePurchases(many, [])).toHaveLength(50)
})

test.each([
  [true, 'Asia/Shanghai', true],
  [true, 'Asia/Macau', true],
  [true, 'Asia/Hong_Kong', true],
  [true, 'Asia/Taipei', false],
  [true, undefined, false],
  [{ restrictedTimeZones: [] }, 'Asia/Shanghai', false],
  [{ restrictedTimeZones: ['Europe/Berlin'] }, 'Europe/Berlin', true],
  [{}, 'Asia/Urumqi', true],
] as const)('param: features.onramp %j in %s is restricted: %s', (onramp, timeZone, isRestricted) => {
  expect(isTimeZoneRestricted({ onramp }, timeZone)).toBe(isRestricted)
})

test.each([
  [10_00n, 7_500_00n, [50_00n, 100_00n, 250_00n]],
  [17_50n, 200_00n, [50_00n, 100_00n]],
  [1_000_00n, 500_000_00n, [5_000_00n, 10_000_00n, 25_000_00n]],
  [9n, 20_00n, [5_00n, 10_00n]],
  [30_00n, 40_00n, []],
])('behavior: from %s to %s hundredths, whole round amounts are suggested', (min, max, amounts) => {
  expect(getSuggestedAmounts({ min, max })).toEqual(amounts)
})
