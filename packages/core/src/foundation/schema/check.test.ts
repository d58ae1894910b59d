import { describe, expect, test } from 'vitest'
import { ConfigError } from '../errors/config.js'
import {
  type Check,
  checkBoolean,
  checkImage,
  checkList,
  checkMethods,
  checkObject,
  checkOneOf,
  checkPage,
  checkText,
  checkUrl,
  fail,
  optional,
} from './check.js'

function problemOf(check: Check<unknown>, value: unknown): string {
  try {
    check(value, 'option')
  } catch (error) {
    if (error instanceof ConfigError) return error.shortMessage
    throw error
  }
  return 'no problem'
}

describe('fail', () => {
  test.each<[unknown, string]>([
    [undefined, 'undefined'],
    [null, 'null'],
    ['', '""'],
    ['a "b"\n', '"a \\"b\\"\\n"'],
    ['x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
    [0, '0'],
    [-1.5, '-1.5'],
    [Number.NaN, 'NaN'],
    [10n ** 30n, `1${'0'.repeat(30)}`],
    [true, 'true'],
    [Symbol('s'), 'Symbol(s)'],
    [[], 'a list'],
    [{}, 'an object'],
    [Object.create(null), 'an object'],
    [() => 'secret', 'a function'],
    [class {}, 'a function'],
  ])('default: describes %s', (value, described) => {
    const problem = problemOf((given, path) => fail(path, 'something else', given), value)
    expect(problem).toBe(`option: expected something else, got ${described}`)
  })

  test('behavior: never calls a method of the value', () => {
    const trap = new Proxy(
      {},
      {
        get() {
          throw new Error('read')
        },
      },
    )
    expect(problemOf(checkText, trap)).toBe('option: expected a text, got an object')
  })
})

describe.each<[string, Check<unknown>, readonly unknown[], readonly unknown[]]>([
  ['checkText', checkText, ['a', ' a ', '0'], ['', ' ', '\n\t', '\u3000', 0, null, undefined, ['a']]],
  ['checkBoolean', checkBoolean, [true, false], ['true', 0, 1, null, undefined, {}]],
  ['checkObject', checkObject, [{}, new Date(), Object.create(null)], [[], null, undefined, 'a', () => {}]],
  [
    'checkUrl',
    checkUrl,
    ['https://a.example', 'http://localhost:1', 'http://10.0.0.1/x'],
    ['http://a.example', 'a.example', '/path', 'javascript:alert(1)', 'https://', 'https://u:p@a.example', 5],
  ],
  [
    'checkPage',
    checkPage,
    ['/', '/terms', '/a//b', '/?x=//y', '/#/', 'https://a.example/terms'],
    ['', '//a.example', '/\\a.example', '\\\\a.example', 'terms', './terms', 'data:text/html,x', null],
  ],
  [
    'checkImage',
    checkImage,
    ['https://a.example/i.png', 'data:image/png;base64,AA=='],
    ['/i.png', 'data:text/html,x', 'blob:https://a.example/1', '', undefined],
  ],
  [
    'checkOneOf',
    checkOneOf(['light', 'dark']),
    ['light', 'dark'],
    ['Light', 'light ', '', 0, null, ['light']],
  ],
  [
    'checkMethods',
    checkMethods(['getItem', 'setItem']),
    [{ getItem() {}, setItem() {} }, Object.create({ getItem() {}, setItem() {} })],
    [{ getItem() {} }, { getItem: 'x', setItem() {} }, {}, null, undefined, 'x', () => {}],
  ],
])('%s', (_, check, valid, invalid) => {
  test.each(valid.map((value) => [value]))('default: %j', (value) => {
    expect(problemOf(check, value)).toBe('no problem')
  })

  test.each(invalid.map((value) => [value]))('error: %j', (value) => {
    expect(problemOf(check, value)).toMatch(/^option: expected /)
  })
})

describe('checkList', () => {
  test('default: a new list of the checked values', () => {
    const given = ['https://a.example/a b.png', 'data:image/png;base64,AA==']
    const images = checkList(checkImage)(given, 'images')
    expect(images).toEqual(['https://a.example/a%20b.png', 'data:image/png;base64,AA=='])
    expect(checkList(checkText)([], 'ids')).toEqual([])
  })

  test('error: names the first invalid entry by its place, also in a list of lists', () => {
    const nested = checkList(checkList(checkBoolean))
    expect(() => nested([[true], [true, 'no', 1]], 'flags')).toThrow(
      'flags[1][1]: expected true or false, got "no"',
    )
  })

  test.each([undefined, null, 'ab', { length: 1, 0: 'a' }, new Set(['a'])])(
    'error: %s is no list',
    (value) => {
      expect(problemOf(checkList(checkText), value)).toMatch(/^option: expected a list, got /)
    },
  )
})

describe('optional', () => {
  test('default: undefined, and what the check accepts', () => {
    expect(optional(checkText)(undefined, 'x')).toBeUndefined()
    expect(optional(checkText)('a', 'x')).toBe('a')
  })

  test('error: null is not undefined', () => {
    expect(problemOf(optional(checkText), null)).toBe('option: expected a text, got null')
  })
})
