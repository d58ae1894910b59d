import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isJson } from './isJson.js'

function isParsed(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('behavior: accepts what JSON.parse accepts', () => {
  fc.assert(
    fc.property(fc.json({ depthSize: 'large' }), (text) => {
      expect(isJson(text)).toBe(true)
      expect(isJson(JSON.stringify(JSON.parse(text), null, '\t'))).toBe(true)
    }),
  )
})

test('behavior: refuses what JSON.parse refuses', () => {
  const unit = fc.string({ minLength: 1, maxLength: 3, unit: 'binary' })
  fc.assert(
    fc.property(fc.json(), unit, fc.string(), (text, part, other) => {
      const at = text.length >> 1
      for (const changed of [
        text.slice(0, at),
        text.slice(at),
        text.slice(0, at) + part + text.slice(at),
        other,
      ])
        expect([changed, isJson(changed)]).toEqual([changed, isParsed(changed)])
    }),
  )
})

test.each([
  ...['', ' ', '{', '[', '"', '[1,]', '[,1]', '{"a":1,}', '{"a"}', '{1:2}', '{"a":}', '[1 2]', '[]]', '{}{}'],
  ...['01', '-', '1.', '.5', '1e', '1e+', '+1', '0x1', 'NaN', 'tru', 'nulll', '"\\x"', '"\\u12g4"', '"\n"'],
  ...['[}', '{]', '"a', '\u00a01', '\ufeff1', '"\\', '"\\u12'],
])('error: refuses %j', (text) => {
  expect([isJson(text), isParsed(text)]).toEqual([false, false])
})

test.each([
  ...['0', '-0', '1.5e-10', '1E5', '"\\u00e9\\n"', ' [ ] ', '{ "a" : [ { } , null ] , "b" : true }', 'false'],
])('default: accepts %j', (text) => {
  expect([isJson(text), isParsed(text)]).toEqual([true, true])
})

test('error: refuses values that are more than 512 deep', () => {
  expect([512, 513].map((depth) => isJson('['.repeat(depth) + ']'.repeat(depth)))).toEqual([true, false])
})
