import { inflateSync } from 'node:zlib'

/** Pixels of an image, four bytes each: red, green, blue, alpha. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

const signatureBytes = 8
/** The channels of the color types that browsers write. */
const channelCounts: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/**
 * Decodes the PNG of a screenshot: eight bits per channel, in colors, not interlaced.
 *
 * @see https://www.w3.org/TR/png-3/
 * @throws Error for another kind of PNG.
 */
export function decodePng(png: Buffer): Pixels {
  let width = 0
  let height = 0
  let channels = 0
  const parts: Buffer[] = []
  for (let position = signatureBytes; position < png.length; ) {
    const length = png.readUInt32BE(position)
    const type = png.toString('latin1', position + 4, position + 8)
    const content = png.subarray(position + 8, position + 8 + length)
    if (type === 'IHDR') {
      width = content.readUInt32BE(0)
      height = content.readUInt32BE(4)
      channels = channelCounts[content.readUInt8(9)] ?? 0
      if (content.readUInt8(8) !== 8 || channels === 0 || content.readUInt8(12) !== 0)
        throw new Error('The screenshot is not a PNG with eight bits per channel.')
    }
    if (type === 'IDAT') parts.push(content)
    position += length + 12
  }
  return { ...{ width, height }, data: toPixels(inflateSync(Buffer.concat(parts)), width, height, channels) }
}

function toPixels(raw: Buffer, width: number, height: number, channels: number): Uint8ClampedArray {
  const stride = width * channels
  const rows = Buffer.alloc(stride * height)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    const filter = raw.readUInt8(y * (stride + 1))
    for (let x = 0; x < stride; x += 1) {
      const left = x >= channels ? (rows[y * stride + x - channels] ?? 0) : 0
      const up = y > 0 ? (rows[(y - 1) * stride + x] ?? 0) : 0
      const upLeft = x >= channels && y > 0 ? (rows[(y - 1) * stride + x - channels] ?? 0) : 0
      const value = (raw[y * (stride + 1) + 1 + x] ?? 0) + predict(filter, left, up, upLeft)
      rows[y * stride + x] = value & 0xff
    }
    for (let x = 0; x < width; x += 1) {
      const from = y * stride + x * channels
      const to = (y * width + x) * 4
      pixels.set(rows.subarray(from, from + 3), to)
      pixels[to + 3] = channels === 4 ? (rows[from + 3] ?? 0) : 255
    }
  }
  return pixels
}

function predict(filter: number, left: number, up: number, upLeft: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, upLeft)
    default:
      return 0
  }
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft
  const [byLeft, byUp, byUpLeft] = [left, up, upLeft].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ]
  if (byLeft <= byUp && byLeft <= byUpLeft) return left
  return byUp <= byUpLeft ? up : upLeft
}
