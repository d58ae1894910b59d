import { expect, test } from 'vitest'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { checkLabel, toCoinType } from './rules.js'
import { toReason } from './toReason.js'

test.each([
  ['alice', undefined],
  ['ALICE', undefined],
  ['a1-c', undefined],
  ['a'.repeat(64), undefined],
  ['', 'too-short'],
  ['abc', 'too-short'],
  ['ali-', 'characters'],
  ['a'.repeat(65), 'too-long'],
  ['-alice', 'characters'],
  ['xn--a', 'characters'],
  ['ali_ce', 'characters'],
  ['ali.ce', 'characters'],
  ['ali ce', 'characters'],
  ['\u0430lice', 'characters'],
] as const)('behavior: the label %j', (label, error) => {
  expect(checkLabel(label)).toBe(error)
})

test.each([
  ['eip155:1', 60],
  ['eip155:137', 2_147_483_785],
  ['eip155:2147483647', 4_294_967_295],
] as const)('behavior: the coin type of %s', (chainId, coinType) => {
  expect(toCoinType(chainId)).toBe(coinType)
})

test.each(['eip155:2147483648', 'eip155:9999999999', 'eip155:x', 'solana:1'] as const)(
  'error: %s has no coin type',
  (chainId) => {
    expect(() => toCoinType(chainId)).toThrow('Invalid chainId')
  },
)

test.each([
  ['HTTP 409: "name" must be free', '"name" must be free'],
  [`HTTP 400: a\u202eb${'c'.repeat(300)}`, `ab${'c'.repeat(198)}`],
  ['HTTP 409', undefined],
  ['No response', undefined],
])('behavior: the reason of %j', (details, reason) => {
  expect(toReason(new LatchkitError({ code: 'x', shortMessage: 'y', details }))).toBe(reason)
})
