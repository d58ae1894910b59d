import type { Pixels } from './viewportPixels.js'

/** Larger than differences from anti-aliasing. */
const tolerance = 64

/** Returns how many color values visibly differ between two pictures; `Infinity` if their sizes differ. */
export function differentPixels(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY
  return a.data.filter((value, at) => Math.abs(value - (b.data[at] ?? 0)) > tolerance).length
}
