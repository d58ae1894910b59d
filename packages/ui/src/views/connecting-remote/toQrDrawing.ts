import { encode } from 'uqr'

/** A QR code as SVG paths. All lengths are in modules. */
export type QrDrawing = {
  /** The number of modules along an edge, without the quiet zone. */
  readonly size: number
  /** The `d` attribute of a path that strokes the dark modules of each row. */
  readonly rows: string
  /** The top left module of the three finder patterns. */
  readonly finders: readonly (readonly [x: number, y: number])[]
  /** The edge length of the empty square in the middle; 0 for none. */
  readonly hole: number
}

const finderSize = 7

/** The size of the code of a pairing URI: version 12. */
const usualSize = 65

/**
 * Encodes a text as a QR code. With a hole, a square in the middle with a fifth of the edge length is empty: 4 % of the code,
 * while error correction level Q restores 25 %. Without a text, every module outside the finder patterns is dark.
 */
export function toQrDrawing(text: string | undefined, hasHole = true): QrDrawing {
  const { data, size } =
    text === undefined ? { data: undefined, size: usualSize } : encode(text, { ecc: 'Q', border: 0 })
  const hole = hasHole ? 2 * Math.round(size / 10) + 1 : 0
  const far = size - finderSize
  const from = (size - hole) / 2
  // A light module separates a finder pattern from the others.
  const margin = data ? 0 : 1
  const isDark = (x: number, y: number): boolean => {
    if (x >= size) return false
    const start = finderSize + margin
    const end = far - margin
    const inFinder = (x < start || x >= end) && (y < start || y >= end) && !(x >= end && y >= end)
    const inHole = x >= from && x < from + hole && y >= from && y < from + hole
    return !inFinder && !inHole && (data ? data[y]?.[x] === true : true)
  }
  let rows = ''
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue
      let end = x
      while (isDark(end + 1, y)) end += 1
      rows += `M${x + 0.5} ${y + 0.5}h${end - x}`
      x = end
    }
  }
  return {
    size,
    rows,
    finders: [
      [0, 0],
      [far, 0],
      [0, far],
    ],
    hole,
  }
}
