import { encode } from 'uqr'
import { expect, test } from 'vitest'
import type { Pixels } from './decodePng.js'
import { readQrCode } from './readQrCode.js'

const uri = `wc:${'8a'.repeat(32)}@2?relay-protocol=irn&symKey=${'5c'.repeat(32)}`
const [width, height] = [700, 700]

/** Draws a code as kits do: a circle for each module, and squares in the corners. */
function drawDots(text: string, moduleSize: number): Pixels {
  const { data: modules, size } = encode(text, { ecc: 'M', border: 0 })
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const isCorner = (column: number, row: number) =>
    (column < 7 && row < 7) || (column < 7 && row >= size - 7) || (column >= size - 7 && row < 7)
  for (let y = 0; y < size * moduleSize; y += 1)
    for (let x = 0; x < size * moduleSize; x += 1) {
      const [column, row] = [Math.floor(x / moduleSize), Math.floor(y / moduleSize)]
      if (!modules[row]?.[column]) continue
      const center = (moduleSize - 1) / 2
      const distance = Math.hypot((x % moduleSize) - center, (y % moduleSize) - center)
      if (!isCorner(column, row) && distance > moduleSize / 2.5) continue
      data.fill(0, ((y + 20) * width + x + 20) * 4, ((y + 20) * width + x + 20) * 4 + 3)
    }
  return { data, width, height }
}

/** The attempts that read the code, of the first four. */
const listAttempts = (pixels: Pixels) => [0, 1, 2, 3].filter((attempt) => readQrCode(pixels, attempt) === uri)

test('behavior: reads small dots', () => {
  expect(listAttempts(drawDots(uri, 5))).toContain(0)
})

test('behavior: reads large dots, which only a blurred image has as a code', () => {
  const attempts = listAttempts(drawDots(uri, 11))
  expect(attempts).toContain(3)
  expect(attempts).not.toContain(0)
})

test('behavior: a later attempt is as the one four before', () => {
  expect(readQrCode(drawDots(uri, 5), 4)).toBe(uri)
})

test('default: there is no code', () => {
  const pixels = { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height }
  expect([0, 1, 2, 3].map((attempt) => readQrCode(pixels, attempt))).toEqual(Array(4).fill(undefined))
})
