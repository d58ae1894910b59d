import { describe, expect, test } from 'vitest'
import { field, listOf } from './field.js'

describe('field', () => {
  test('default: a member of an object, a function or a list', () => {
    expect(field({ address: 'bc1q' }, 'address')).toBe('bc1q')
    expect(
      field(
        Object.assign(() => {}, { address: 'bc1q' }),
        'address',
      ),
    ).toBe('bc1q')
    expect(field(['a', 'b'], 'length')).toBe(2)
  })

  test('behavior: a member of the prototype, as wallets with classes have', () => {
    class Wallet {
      get name() {
        return 'Alpha'
      }
    }
    expect(field(new Wallet(), 'name')).toBe('Alpha')
  })

  test.each([undefined, null, 'address', 7, 7n, true, Symbol('x')])('behavior: none in %s', (value) => {
    for (const name of ['length', 'address', 'toString']) expect(field(value, name)).toBeUndefined()
  })

  test('behavior: undefined for a member that is absent', () => {
    expect(field({}, 'address')).toBeUndefined()
    expect(field(Object.create(null), 'toString')).toBeUndefined()
  })
})

describe('listOf', () => {
  test('default: the list itself', () => {
    const list = [1, undefined, null]
    expect(listOf(list)).toBe(list)
  })

  test.each([undefined, null, 'abc', { length: 3 }, new Set([1]), Uint8Array.of(1)])(
    'behavior: an empty list for %s',
    (value) => {
      expect(listOf(value)).toEqual([])
    },
  )
})
