import { expect, test } from 'vitest'
import { idTextOf } from './idTextOf.js'

const large = '1795274027936123457'

test.each([
  ['a number of 64 bits', `{"id":${large},"method":"m"}`, large],
  ['blanks, and the last place', `{ "method" : "m" ,\n"id"\t: ${large} }`, large],
  ['an id further in', `{"params":{"id":1,"list":[{"id":2}]},"id":${large},"more":{"id":3}}`, large],
  ['an id inside a text', `{"a":"{\\"id\\":5,","id":${large},"b":"\\\\","c":"\\"id\\":6"}`, large],
  ['a value that reads like the name', `{"method":"id","id":${large}}`, large],
  ['two of them', `{"id":7,"id":${large}}`, large],
  ['the other of two', `{"id":${large},"id":7}`, '7'],
  ['a small number', '{"id":5}', '5'],
  ['a text', `{"id":"${large}"}`, `"${large}"`],
  ['a text that has to be escaped', '{"id":"\\"\\u0000"}', '"\\"\\u0000"'],
  ['a fraction', '{"id":1.5}', '1.5'],
])('param: %s', (_name, text, expected) => {
  expect(idTextOf(text, JSON.parse(text).id)).toBe(expected)
})
