import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitItems, splitMembers } from './splitJson.js'

const parse = (text: string): unknown => JSON.parse(text)
const toText = (value: unknown, indent: number) => JSON.stringify(value, null, indent)

test('default: keeps the text of every value', () => {
  const text =
    ' { "id" : 12345678901234567890, "result":{"rentEpoch":18446744073709551615, "a":[1.0, "},\\""]} } '
  expect([...splitMembers(text)]).toEqual([
    ['id', '12345678901234567890'],
    ['result', '{"rentEpoch":18446744073709551615, "a":[1.0, "},\\""]}'],
  ])
  expect(splitItems('[ {"id":1.0}, [2,3] ,"a,b\\\\" ]')).toEqual(['{"id":1.0}', '[2,3]', '"a,b\\\\"'])
})

test.each(['{}', ' { } '])('default: %j has no members', (text) => {
  expect([...splitMembers(text)]).toEqual([])
})

test('behavior: decodes names, and the last of duplicate ones wins', () => {
  expect([...splitMembers('{"id":1,"\\u0069d":2,"a\\":":3}')]).toEqual([
    ['id', '2'],
    ['a":', '3'],
  ])
})

test('behavior: equals JSON.parse for every array', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.nat(2), (items, indent) => {
      expect(splitItems(toText(items, indent)).map(parse)).toEqual(parse(toText(items, 0)))
    }),
  )
})

test('behavior: equals JSON.parse for every object', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(2), (object, indent) => {
      const members = [...splitMembers(toText(object, indent))].map(([name, text]) => [name, parse(text)])
      expect(members).toEqual(Object.entries(JSON.parse(toText(object, 0))))
    }),
  )
})
