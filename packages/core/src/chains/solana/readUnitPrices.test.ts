import { expect, test } from 'vitest'
import { toUnitPrices } from './readUnitPrices.js'

const most = 20_000_000n

test.each<[string, readonly bigint[], readonly [bigint, bigint, bigint]]>([
  ['default', Array.from({ length: 101 }, (_, at) => BigInt(at) * 1_000n), [25_000n, 50_000n, 90_000n]],
  ['behavior: a quiet network', [0n, 0n, 0n], [100n, 1_000n, 20_000n]],
  ['behavior: no recent block', [], [100n, 1_000n, 20_000n]],
  ['behavior: in any order', [30_000n, 10_000n, 20_000n, 40_000n, 50_000n], [20_000n, 30_000n, 40_000n]],
  ['behavior: a node that reports too much', [10n ** 15n], [most, most, most]],
])('%s', (_, prices, [slow, normal, fast]) => {
  expect(toUnitPrices(prices)).toEqual({ slow, normal, fast })
})
