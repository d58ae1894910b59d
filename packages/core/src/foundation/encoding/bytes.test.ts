import { describe, expect, test } from 'vitest'
import { fromBase64, fromHex, sameBytes, toBase64, toHex } from './bytes.js'

const expected: Readonly<Record<number, string>> = { 1: 'AA==', 2: 'AAE=', 3: 'AAEC' }
const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)

test('default: encodes and decodes', () => {
  expect(fromHex(toHex(all))).toEqual(all)
  for (const length of [1, 2, 3]) {
    const some = all.slice(0, length)
    expect(toBase64(some)).toBe(expected[length])
    expect(fromBase64(toBase64(some))).toEqual(some)
  }
})

test('behavior: a megabyte', () => {
  const large = new Uint8Array(1_000_000).fill(255)
  expect(sameBytes(fromBase64(toBase64(large)), large)).toBe(true)
})

describe.each([
  ['nothing', ''],
  ['no text', 7],
  ['null', null],
  ['other letters', '<b>me</b>'],
  ['half a byte', 'abc'],
])('error: %s', (_, value) => {
  test('default', () => {
    expect(() => fromHex(value)).toThrow(TypeError)
    expect(() => fromBase64(value)).toThrow(TypeError)
  })
})

test('error: a prefix, or padding in the middle', () => {
  expect(() => fromHex('0xab')).toThrow(TypeError)
  expect(() => fromBase64('a===')).toThrow(TypeError)
  expect(() => fromBase64('ab=c')).toThrow(TypeError)
})

test('default: sameBytes', () => {
  expect(sameBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true)
  expect(sameBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false)
  expect(sameBytes(Uint8Array.of(1), Uint8Array.of(1, 2))).toBe(false)
})
