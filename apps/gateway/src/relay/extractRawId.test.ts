import { expect, test } from 'vitest'
import { extractRawId } from './extractRawId.js'

const large = '1795274027936123457'

test.each([
  ['a 64-bit number', `{"id":${large},"method":"m"}`, large],
  ['whitespace, and the last member', `{ "method" : "m" ,\n"id"\t: ${large} }`, large],
  ['nested ids', `{"params":{"id":1,"list":[{"id":2}]},"id":${large},"more":{"id":3}}`, large],
  ['an id inside a string', `{"a":"{\\"id\\":5,","id":${large},"b":"\\\\","c":"\\"id\\":6"}`, large],
  ['a string value "id"', `{"method":"id","id":${large}}`, large],
  ['duplicate ids, the last one unsafe', `{"id":7,"id":${large}}`, large],
  ['duplicate ids, the last one safe', `{"id":${large},"id":7}`, '7'],
  ['a small number', '{"id":5}', '5'],
  ['a string', `{"id":"${large}"}`, `"${large}"`],
  ['a string with escapes', '{"id":"\\"\\u0000"}', '"\\"\\u0000"'],
  ['a fraction', '{"id":1.5}', '1.5'],
])('param: %s', (_name, text, expected) => {
  expect(extractRawId(text, JSON.parse(text).id)).toBe(expected)
})
