import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageBytesMax, nestingMax } from './limits.js'
import { toPlainData } from './toPlainData.js'

const nested = (levels: number): unknown => (levels === 1 ? [] : [nested(levels - 1)])

test('default: copies plain data', () => {
  const value = { text: 'a', list: [1, null, true, { deep: {} }], constructor: 'own' }
  const copy = toPlainData(value)
  expect(copy).toEqual(value)
  expect(copy).not.toBe(value)
})

test.each([
  ['a field without a value', { a: undefined, b: 1 }, { b: 1 }],
  ['an item without a value', [undefined, 1], [null, 1]],
  ['an empty slot', Object.assign(new Array(2), { 1: 1 }), [null, 1]],
  ['zero', 0n, '0x0'],
  ['a bigint', 255n, '0xff'],
  ['the largest bigint', 2n ** 256n - 1n, `0x${'f'.repeat(64)}`],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
])('behavior: changes %s', (_, value, copy) => {
  expect(toPlainData(value)).toEqual(copy)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a function', () => 1],
  ['a symbol', [Symbol('a')]],
  ['NaN', Number.NaN],
  ['infinity', [Number.POSITIVE_INFINITY]],
  ['a negative bigint', -1n],
  ['a bigint over 256 bits', 2n ** 256n],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['bytes', new Uint8Array(1)],
  ['an error', new Error('secret')],
  ['a class instance', new (class Wallet {})()],
  ['an own key __proto__', JSON.parse('{"a":{"__proto__":{"isAdmin":true}}}')],
  ['one level too many', nested(nestingMax + 1)],
  ['a text that is too large', 'x'.repeat(messageBytesMax + 1)],
  ['a text whose UTF-8 form is too large', 'ß'.repeat(messageBytesMax / 2 + 1)],
  ['a key that is too large', { ['x'.repeat(messageBytesMax)]: 1 }],
  ['too many values', Array.from({ length: messageBytesMax / 8 }, () => 0)],
  ['a sparse array', new Array(2 ** 32 - 1)],
])('error: refuses %s', (_, value) => {
  expect(toPlainData(value)).toBeUndefined()
})

test('error: refuses cycles, repeated references that multiply, and getters that throw', () => {
  const cycle: unknown[] = []
  cycle.push(cycle)
  expect(toPlainData(cycle)).toBeUndefined()
  let doubled: unknown = []
  for (let level = 1; level < nestingMax; level++) doubled = [doubled, doubled]
  expect(toPlainData(doubled)).toBeUndefined()
  const hostile = {
    get key() {
      throw new Error('secret')
    },
  }
  expect(toPlainData(hostile)).toBeUndefined()
})

describe('limits', () => {
  test('behavior: accepts values at the limits', () => {
    expect(toPlainData(nested(nestingMax))).toBeDefined()
    expect(toPlainData('x'.repeat(messageBytesMax))).toBeDefined()
    expect(toPlainData(Array.from({ length: messageBytesMax / 8 - 1 }, () => 0))).toBeDefined()
  })
})

test('behavior: returns JSON values unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      // fast-check and JSON know -0; JSON text does not.
      const plain: unknown = JSON.parse(JSON.stringify(value))
      const hasForbiddenKey = JSON.stringify(value).includes('"__proto__":')
      if (hasForbiddenKey) expect(toPlainData(plain)).toBeUndefined()
      else expect(toPlainData(plain)).toEqual(plain)
    }),
  )
})

test('behavior: never throws, and returns only plain data', () => {
  fc.assert(
    fc.property(
      fc.anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withNullPrototype: true,
        withSparseArray: true,
      }),
      (value) => {
        const copy = toPlainData(value)
        if (copy !== undefined) expect(JSON.parse(JSON.stringify(copy))).toEqual(withoutNegativeZero(copy))
      },
    ),
  )
})

function withoutNegativeZero(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, field) => (Object.is(field, -0) ? 0 : field))
}
