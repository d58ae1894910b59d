import { describe, expect, test } from 'vitest'
import { isDeepEqual } from './isDeepEqual.js'

describe('isDeepEqual', () => {
  test('default', () => {
    const value = () => ({ status: 'ready', wallets: [{ id: 'a', tags: ['x'] }], value: 10n })
    expect(isDeepEqual(value(), value())).toBe(true)
  })

  const others: readonly (readonly [string, unknown, unknown])[] = [
    ['another value', { a: { b: 1 } }, { a: { b: 2 } }],
    ['another bigint', { a: 1n }, { a: 2n }],
    ['an additional key', { a: 1 }, { a: 1, b: 2 }],
    ['a missing key', { a: 1, b: 2 }, { a: 1 }],
    ['another key with an undefined value', { a: undefined }, { b: undefined }],
    ['another length', [1], [1, 2]],
    ['another order', [1, 2], [2, 1]],
    ['an array and an object', [], {}],
    ['null and an object', null, {}],
    ['a value and undefined', { a: 1 }, { a: undefined }],
  ]
  test.each(others)('behavior: %s is not equal', (_, a, b) => {
    expect(isDeepEqual(a, b)).toBe(false)
    expect(isDeepEqual(b, a)).toBe(false)
  })

  test('behavior: compares other values by identity', () => {
    const error = new Error('no')
    const call = () => {}
    expect(isDeepEqual({ error, call }, { error, call })).toBe(true)
    expect(isDeepEqual(new Error('no'), new Error('no'))).toBe(false)
    expect(isDeepEqual(new Map(), new Map())).toBe(false)
  })
})
