import { encode } from 'uqr'

/** A QR code as lines to draw: all lengths in modules. */
export type QrDrawing = {
  /** Modules along an edge, without the quiet zone. */
  readonly size: number
  /** `d` of a path: each row's dark modules, as strokes along their middle. */
  readonly rows: string
  /** The three corners that cameras look for, by their upper left module. */
  readonly finders: readonly (readonly [x: number, y: number])[]
  /** Edge of the empty square in the middle; 0 for none. */
  readonly hole: number
}

const finderSize = 7

/**
 * The drawing of a text as a QR code. With `hole` a fifth of its edge is left out in the middle: 4 % of the code, of which
 * error correction Q mends 25 %.
 */
export function toQrDrawing(text: string, { hole: hasHole }: { readonly hole: boolean }): QrDrawing {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
  const hole = hasHole ? 2 * Math.round(size / 10) + 1 : 0
  const far = size - finderSize
  const from = (size - hole) / 2
  const isDark = (x: number, y: number): boolean => {
    const inFinder = (x < finderSize || x >= far) && (y < finderSize || y >= far) && !(x >= far && y >= far)
    const inHole = x >= from && x < from + hole && y >= from && y < from + hole
    return !inFinder && !inHole && data[y]?.[x] === true
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
