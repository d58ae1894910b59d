import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { anyWallet } from './ConnectingRemoteView.fixtures.js'
import { type QrDrawing, toQrDrawing } from './toQrDrawing.js'

const pairingUri = anyWallet.status === 'scan' ? anyWallet.uri : ''
const quietZone = 4
const pixels = 4

/** Decodes a drawing with its quiet zone; `coveredSize` modules in the middle are covered with `coverColor`. */
function decode({ size, rows, finders }: QrDrawing, coveredSize = 0, coverColor = 255): string | undefined {
  const edge = (size + 2 * quietZone) * pixels
  const image = new Uint8ClampedArray(edge * edge * 4).fill(255)
  const fill = (x: number, y: number, value: number) => {
    for (let dy = 0; dy < pixels; dy += 1) {
      for (let dx = 0; dx < pixels; dx += 1) {
        const at = ((y + quietZone) * pixels + dy) * edge + (x + quietZone) * pixels + dx
        image.set([value, value, value], at * 4)
      }
    }
  }
  for (const [, x = '0', y = '0', length = '0'] of rows.matchAll(/M([\d.]+) ([\d.]+)h(\d+)/g)) {
    for (let step = 0; step <= Number(length); step += 1) fill(Number(x) - 0.5 + step, Number(y) - 0.5, 0)
  }
  for (const [fx, fy] of finders) {
    for (let y = 0; y < 7; y += 1) {
      for (let x = 0; x < 7; x += 1) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
        if (ring !== 2) fill(fx + x, fy + y, 0)
      }
    }
  }
  const from = (size - coveredSize) / 2
  for (let y = 0; y < coveredSize; y += 1)
    for (let x = 0; x < coveredSize; x += 1) fill(from + x, from + y, coverColor)
  return jsQR(image, edge, edge, { inversionAttempts: 'dontInvert' })?.data
}

describe('toQrDrawing', () => {
  const drawing = toQrDrawing(pairingUri)

  test('default: the code is readable, with a hole of a fifth of its edge', () => {
    expect(drawing.hole / drawing.size).toBeGreaterThan(0.18)
    expect(drawing.hole / drawing.size).toBeLessThan(0.24)
    expect(drawing.hole % 2).toBe(drawing.size % 2)
    expect(decode(drawing)).toBe(pairingUri)
  })

  test('behavior: is readable with any logo in the hole', () => {
    expect(decode(drawing, drawing.hole, 0)).toBe(pairingUri)
    expect(decode(drawing, drawing.hole, 128)).toBe(pairingUri)
  })

  test('behavior: draws nothing in the hole', () => {
    const from = (drawing.size - drawing.hole) / 2
    const inside = [...drawing.rows.matchAll(/M([\d.]+) ([\d.]+)h(\d+)/g)].filter(([, x, y, length]) => {
      const row = Number(y) - 0.5
      const end = Number(x) - 0.5 + Number(length)
      return row >= from && row < from + drawing.hole && end >= from && Number(x) - 0.5 < from + drawing.hole
    })
    expect(inside).toEqual([])
  })
})

test('param: hasHole', () => {
  const drawing = toQrDrawing(pairingUri, false)
  expect(drawing.hole).toBe(0)
  expect(decode(drawing)).toBe(pairingUri)
})

test('behavior: returns the finder patterns separately', () => {
  const { size, finders } = toQrDrawing('wc:x')
  expect(finders).toEqual([
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ])
})

test.each(['a', 'wc:'.padEnd(600, '0')])('behavior: encodes short and long texts', (text) => {
  expect(decode(toQrDrawing(text))).toBe(text)
})

describe('without a text', () => {
  const skeleton = toQrDrawing(undefined)

  test('behavior: has the size and the finder patterns of the code of a pairing URI', () => {
    const { size, finders, hole } = toQrDrawing(pairingUri)
    expect(skeleton).toMatchObject({ size, finders, hole })
  })

  test('behavior: cannot be scanned', () => {
    expect(decode(skeleton)).toBeUndefined()
  })
})
