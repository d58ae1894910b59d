import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodePng } from './decodePng.js'

const colors = [
  [10, 20, 30],
  [40, 50, 60],
  [250, 1, 7],
  [3, 255, 0],
] as const

/** Encodes two rows of two pixels, both with a filter. */
function encode(filter: number, { channels = 3, depth = 8 } = {}): Buffer {
  const row = (start: number) =>
    colors.slice(start, start + 2).flatMap((color) => (channels === 4 ? [...color, 128] : [...color]))
  const rows = [row(0), row(2)]
  const filtered = rows.flatMap((values, y) => [
    filter,
    ...values.map((value, x) => {
      const left = values[x - channels] ?? 0
      const up = y > 0 ? (rows[0]?.[x] ?? 0) : 0
      const upLeft = y > 0 ? (rows[0]?.[x - channels] ?? 0) : 0
      const estimate = left + up - upLeft
      const paeth = [left, up, upLeft].reduce((best, candidate) =>
        Math.abs(estimate - candidate) < Math.abs(estimate - best) ? candidate : best,
      )
      return (value - ([0, left, up, (left + up) >> 1, paeth][filter] ?? 0)) & 255
    }),
  ])
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)])
  }
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, depth, channels === 4 ? 6 : 2, 0, 0, 0])
  const data = deflateSync(Buffer.from(filtered))
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', header),
    // In two parts, as encoders may do.
    chunk('IDAT', data.subarray(0, 4)),
    chunk('IDAT', data.subarray(4)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each([0, 1, 2, 3, 4])('default: rows with filter %i', (filter) => {
  const { data, width, height } = decodePng(encode(filter))
  expect([width, height]).toEqual([2, 2])
  expect([...data]).toEqual(colors.flatMap((color) => [...color, 255]))
})

test('behavior: reads the alpha channel', () => {
  expect([...decodePng(encode(4, { channels: 4 })).data]).toEqual(colors.flatMap((color) => [...color, 128]))
})

test('error: another depth', () => {
  expect(() => decodePng(encode(0, { depth: 16 }))).toThrow('not a PNG with eight bits per channel')
})
