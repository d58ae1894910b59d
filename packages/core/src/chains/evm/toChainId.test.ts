import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toChainId } from './toChainId.js'
import { toQuantity } from './toQuantity.js'

describe('toChainId', () => {
  test.each([
    ['0x1', 1],
    ['0X2105', 8453],
    ['0x0001', 1],
    ['0xFFFFFFFF', 0xffff_ffff],
    ['8453', 8453],
    ['0', 0],
    [137, 137],
    [137n, 137],
    [`0x${(2 ** 53 - 1).toString(16)}`, Number.MAX_SAFE_INTEGER],
  ])('default: %s', (answer, expected) => {
    expect(toChainId(answer)).toBe(expected)
  })

  test.each([
    '',
    '0x',
    'x1',
    '1.5',
    '-1',
    '1e3',
    ' 1',
    '1\n',
    '0x1 ',
    '٣',
    'Infinity',
    '1_000',
    null,
    undefined,
    true,
    [],
    ['0x1'],
    { chainId: 1 },
  ])('error: %j is NaN', (answer) => {
    expect(toChainId(answer)).toBeNaN()
  })

  test('behavior: every format of a chain id returns the same number', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (id) => {
        for (const answer of [id, BigInt(id), String(id), `0x${id.toString(16)}`])
          expect(toChainId(answer)).toBe(id)
      }),
    )
  })
})

describe('toQuantity', () => {
  test.each([
    ['0x0', 0n],
    ['0x1', 1n],
    ['0x00ff', 255n],
    ['0xDE0B6B3A7640000', 10n ** 18n],
    [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
  ])('default: %s', (value, expected) => {
    expect(toQuantity(value)).toBe(expected)
  })

  test.each([
    '',
    '0x',
    '1',
    '0b1',
    '0o7',
    '-0x1',
    '0x-1',
    '0x1\n',
    ' 0x1',
    '0x1g',
    1,
    1n,
    null,
    undefined,
    ['0x1'],
  ])('error: %s is not a quantity', (value) => {
    expect(() => toQuantity(value)).toThrow('is not a quantity')
  })

  test('error: the message contains at most 80 characters of the value', () => {
    expect(() => toQuantity('x'.repeat(10_000))).toThrow(/^x{80} is not a quantity$/)
  })
})
