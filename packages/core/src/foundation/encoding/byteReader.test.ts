import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createByteReader } from './byteReader.js'

/** Encodes a count as CompactSize, as Bitcoin's protocol defines it. */
function toCompactSize(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(9))
  if (value < 0xfd) return Uint8Array.of(value)
  const [prefix, length] = value <= 0xffff ? [0xfd, 2] : value <= 0xffff_ffff ? [0xfe, 4] : [0xff, 8]
  view.setUint8(0, prefix)
  view.setBigUint64(1, BigInt(value), true)
  return new Uint8Array(view.buffer, 0, 1 + length)
}

const bytesOf = (...parts: readonly (Uint8Array | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])))

describe('number', () => {
  test('default: little endian', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (bytes) => {
        const view = new DataView(bytes.buffer)
        expect(createByteReader(bytes).number(1)).toBe(view.getUint8(0))
        expect(createByteReader(bytes).number(2)).toBe(view.getUint16(0, true))
        expect(createByteReader(bytes).number(4)).toBe(view.getUint32(0, true))
      }),
    )
  })

  test('behavior: no bytes are zero', () => {
    expect(createByteReader(new Uint8Array()).number(0)).toBe(0)
  })
})

describe('size', () => {
  test.each([0, 1, 0xfc, 0xfd, 0xfe, 0xff, 0xffff, 0x1_0000, 0xffff_ffff, 0x1_0000_0000])(
    'default: %i, and leaves the reader behind it',
    (value) => {
      const reader = createByteReader(bytesOf(toCompactSize(value), 0x2a))
      expect(reader.size()).toBe(value)
      expect(reader.byte()).toBe(0x2a)
      expect(reader.isAtEnd()).toBe(true)
    },
  )

  test.each([
    ['a count of 2 bytes', [0xfd, 1]],
    ['a count of 4 bytes', [0xfe, 1, 2, 3]],
    ['a count of 8 bytes', [0xff, 1, 2, 3, 4, 5, 6, 7]],
  ])('error: %s is incomplete', (_, bytes) => {
    expect(() => createByteReader(Uint8Array.from(bytes)).size()).toThrow(TypeError)
  })
})

describe('sized', () => {
  test('default: reads what toCompactSize wrote, one after the other', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 600 }), { maxLength: 5 }), (parts) => {
        const reader = createByteReader(
          bytesOf(...parts.flatMap((part) => [toCompactSize(part.length), part])),
        )
        for (const part of parts) expect(reader.sized()).toEqual(part)
        expect(reader.isAtEnd()).toBe(true)
      }),
    )
  })

  test('error: a length beyond the end, up to 2^64 - 1, allocates nothing', () => {
    for (const length of [[2], [0xfd, 0xff, 0xff], [0xff, 255, 255, 255, 255, 255, 255, 255, 255]])
      expect(() => createByteReader(bytesOf(...length, 1)).sized()).toThrow('it ends too early')
  })
})

describe('take', () => {
  test('default: a copy, so that later changes do not affect it', () => {
    const bytes = Uint8Array.of(1, 2, 3)
    const reader = createByteReader(bytes)
    const taken = reader.take(2)
    bytes.fill(9)
    expect([...taken]).toEqual([1, 2])
    expect(reader.isAtEnd()).toBe(false)
    expect(reader.take(0)).toHaveLength(0)
  })

  test('error: beyond the end; the reader stays where it was', () => {
    const reader = createByteReader(Uint8Array.of(1))
    expect(() => reader.take(2)).toThrow(TypeError)
    expect(reader.byte()).toBe(1)
    expect(reader.isAtEnd()).toBe(true)
    expect(() => reader.byte()).toThrow(TypeError)
  })

  test('behavior: reads a view with an offset from its own start', () => {
    const { buffer } = Uint8Array.of(1, 2, 3, 4)
    expect([...createByteReader(new Uint8Array(buffer, 2)).take(2)]).toEqual([3, 4])
  })
})
