import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeBase58, isBytes, sameBytes } from './bytes.js'

describe('encodeBase58', () => {
  it('default: as another library does it', () => {
    expect(() =>
      fc.assert(fc.property(fc.uint8Array(), (bytes) => encodeBase58(bytes) === base58.encode(bytes))),
    ).not.toThrow()
  })

  it.each([[[]], [[0]], [[0, 0, 1]], [[0, 0, 0]], [[255, 0]]])('behavior: %j', (bytes) => {
    expect(encodeBase58(Uint8Array.from(bytes))).toBe(base58.encode(Uint8Array.from(bytes)))
  })
})

describe('isBytes', () => {
  it.each([
    [new Uint8Array(2), true],
    [Buffer.from('a'), true],
    [[1, 2], false],
    [new Uint16Array(2), false],
    ['ab', false],
    [null, false],
    [undefined, false],
  ])('default: %j', (value, expected) => {
    expect(isBytes(value)).toBe(expected)
  })
})

describe('sameBytes', () => {
  it.each([
    [[], [], true],
    [[1, 2], [1, 2], true],
    [[1, 2], [1, 3], false],
    [[1], [1, 2], false],
    [[1, 2], [1], false],
  ])('default: %j and %j', (one, other, expected) => {
    expect(sameBytes(one, other)).toBe(expected)
  })
})
