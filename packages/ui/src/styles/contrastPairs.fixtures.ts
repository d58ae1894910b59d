import { getContrast, type Rgb } from '../theme/contrast.js'

/** A color with its alpha from 0 to 1. */
export type Color = { readonly rgb: Rgb; readonly alpha: number }

/** Reads a color: `#rgb`, `#rrggbb`, `rgb(r g b / a)`, or the default of a public property. */
export function parseColor(text: string): Color | undefined {
  const hex = /#([\da-f]{6}|[\da-f]{3})\b/i.exec(text)?.[1]
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
    const bits = Number.parseInt(digits, 16)
    return { rgb: [bits >> 16, (bits >> 8) & 255, bits & 255], alpha: 1 }
  }
  const [, red, green, blue, alpha] = /rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)/.exec(text) ?? []
  if (red === undefined) return undefined
  return { rgb: [Number(red), Number(green), Number(blue)], alpha: Number(alpha ?? 1) }
}

/** Each color of a text with the colors that can be under it, the lowest first. */
export const textPairs: readonly [text: string, ...grounds: string[]][] = (
  ['surface', 'raised'] as const
).flatMap((ground): [string, ...string[]][] => [
  ['text', ground],
  ['text', ground, 'hover'],
  ['text', ground, 'soft'],
  ['text', ground, 'danger-soft'],
  ['text', ground, 'warning-soft'],
  ['muted', ground],
  ['muted', ground, 'hover'],
  ['accent-text', ground],
  ['accent-text', ground, 'hover'],
  ['accent-text', ground, 'soft'],
  ['danger', ground],
  ['danger', ground, 'danger-soft'],
  ['warning', ground],
  ['warning', ground, 'warning-soft'],
  ['on-accent', ground, 'accent'],
  ['on-accent', ground, 'accent-hover'],
])
/** Edges that identify a control, with their grounds. */
export const edgePairs: readonly [edge: string, ...grounds: string[]][] = [
  ['field', 'surface'],
  ['field', 'raised'],
]

/** Returns the contrast of the first color on the others, over a black or white page. */
export function getPairContrast(
  colors: ReadonlyMap<string, Color>,
  [front, ...grounds]: readonly [string, ...string[]],
  page: Rgb = [255, 255, 255],
): number {
  const get = (name: string): Color => {
    const color = colors.get(name)
    if (!color) throw new Error(`no color --lk-${name}`)
    return color
  }
  const put = (over: Color, under: Rgb): Rgb => {
    const at = (index: 0 | 1 | 2) =>
      Math.round(over.rgb[index] * over.alpha + under[index] * (1 - over.alpha))
    return [at(0), at(1), at(2)]
  }
  const ground = grounds.reduce<Rgb>((under, name) => put(get(name), under), page)
  return getContrast(put(get(front), ground), ground)
}
