import { describe, expect, it } from 'vitest'
import { isBytes } from './isBytes.js'

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
