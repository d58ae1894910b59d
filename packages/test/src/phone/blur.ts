import type { Pixels } from './decodePng.js'

const channels = 4

/** Returns an image with the mean of the square of pixels around each pixel, as a lens out of focus does. */
export function blur({ data, width, height }: Pixels, radius: number): Pixels {
  const rows = new Uint8ClampedArray(data.length)
  blurLines(data, rows, { lines: height, length: width, lineStep: width * channels, step: channels, radius })
  const blurred = new Uint8ClampedArray(data.length)
  blurLines(rows, blurred, {
    ...{ lines: width, length: height, lineStep: channels, step: width * channels },
    radius,
  })
  return { data: blurred, width, height }
}

type Lines = {
  readonly lines: number
  readonly length: number
  readonly lineStep: number
  readonly step: number
  readonly radius: number
}

/** Writes the mean of the pixels before and after each pixel of a line. The pixels at the ends of the line go on. */
function blurLines(
  from: Uint8ClampedArray,
  to: Uint8ClampedArray,
  { lines, length, lineStep, step, radius }: Lines,
): void {
  const count = 2 * radius + 1
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < channels; channel += 1) {
      const start = line * lineStep + channel
      const read = (place: number) => from[start + Math.min(length - 1, Math.max(0, place)) * step] ?? 0
      let sum = 0
      for (let place = -radius; place <= radius; place += 1) sum += read(place)
      for (let place = 0; place < length; place += 1) {
        to[start + place * step] = Math.round(sum / count)
        sum += read(place + radius + 1) - read(place - radius)
      }
    }
  }
}
