import { expect, test } from 'vitest'
import { extractRawId } from './extractRawId.js'

const large = '1795274027936123457'

test.each([
  ['a 64-bit number as the first member', `{"id":${large},"method":"m"}`, large],
  ['a 64-bit number as the last member, with whitespace', `{ "method" : "m" ,\n"id"\t: ${large} }`, large],
  [
    'a 64-bit number beside nested ids',
    `{"params":{"id":1,"list":[{"id":2}]},"id":${large},"more":{"id":3}}`,
    large,
  ],
  [
    'a 64-bit number beside an id in a string',
    `{"a":"{\\"id\\":5,","id":${large},"b":"\\\\","c":"\\"id\\":6"}`,
    large,
  ],
  ['a 64-bit number beside a string value "id"', `{"method":"id","id":${large}}`, large],
  ['the last of two ids, which is a 64-bit number', `{"id":7,"id":${large}}`, large],
  ['the last of two ids, which is a small number', `{"id":${large},"id":7}`, '7'],
  ['a small number', '{"id":5}', '5'],
  ['a string', `{"id":"${large}"}`, `"${large}"`],
  ['a string with escapes', '{"id":"\\"\\u0000"}', '"\\"\\u0000"'],
  ['a fraction', '{"id":1.5}', '1.5'],
])('behavior: keeps every digit of the id: %s', (_name, text, expected) => {
  expect(extractRawId(text, JSON.parse(text).id)).toBe(expected)
})
