import { describe, expect, test } from 'vitest'
import { fromAppKitVariables, isAppKitVariable } from './fromAppKitVariables.js'

describe('isAppKitVariable', () => {
  test.each([
    ['--w3m-accent', true],
    ['--apkt-color-mix', true],
    ['--w3m-x', true],
    ['--w3m-', false],
    ['--w3m', false],
    ['-w3m-accent', false],
    ['x--w3m-accent', false],
    ['--W3M-accent', false],
    ['--latchkit-accent', false],
    ['accent', false],
    ['', false],
  ])('default: %j is %s', (name, expected) => {
    expect(isAppKitVariable(name)).toBe(expected)
  })
})

describe('font-size-master', () => {
  test.each<[unknown, string | undefined]>([
    ['10px', '1'],
    ['12px', '1.2'],
    [10, '1'],
    ['0.1px', '0.01'],
    ['10', '1'],
    ['0px', undefined],
    ['-1px', undefined],
    ['large', undefined],
    ['', undefined],
    [Number.NaN, undefined],
    [null, undefined],
  ])('default: %j becomes the factor %j of 10px', (value, expected) => {
    expect(fromAppKitVariables({ '--w3m-font-size-master': value })['font-scale']).toBe(expected)
  })
})

describe('fromAppKitVariables', () => {
  test('behavior: keeps own names and their values, whatever they are', () => {
    const own = { accent: 5, nonsense: 'x', '--latchkit-accent': 'red', text: '' }
    expect(fromAppKitVariables(own)).toEqual(own)
  })

  test('behavior: an own name wins over a mapped one, in any order; undefined does not', () => {
    expect(fromAppKitVariables({ '--w3m-accent': 'red', accent: 'blue' })).toEqual({ accent: 'blue' })
    expect(fromAppKitVariables({ accent: 'blue', '--w3m-accent': 'red' })).toEqual({ accent: 'blue' })
    expect(fromAppKitVariables({ accent: undefined, '--w3m-accent': 'red' })).toEqual({ accent: 'red' })
  })

  test('behavior: of two names for one variable, the last one counts', () => {
    expect(fromAppKitVariables({ '--w3m-accent': 'red', '--apkt-accent': 'blue' })).toEqual({
      accent: 'blue',
    })
  })

  test('behavior: changes neither the input nor any prototype', () => {
    const input = Object.freeze({ '--w3m-accent': 'red' })
    fromAppKitVariables(input)
    const hostile = JSON.parse('{ "__proto__": "red", "--w3m-__proto__": "red", "--w3m-constructor": "red" }')
    const result = fromAppKitVariables(hostile)
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
    expect(Object.keys(result)).toEqual([])
    expect(Object.hasOwn(Object.prototype, 'accent')).toBe(false)
  })
})
