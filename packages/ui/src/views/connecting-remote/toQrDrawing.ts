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

/**
 * Encodes a text as a QR code. With `hole`, a square with a fifth of the edge length is empty: 4 % of the code, while error
 * correction level Q restores 25 %.
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
