/** Accents to choose from: the kit's own first. */
export const accents = [
  ['', 'Latch green'],
  ['#2f55e0', 'Blue'],
  ['#7a3ff2', 'Violet'],
  ['#b8330c', 'Clay'],
  ['#8a5b00', 'Honey'],
] as const

/** Black or white, whichever can be read on that colour (`#rrggbb`). */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  // WCAG 2: the luminance at which both give the same contrast.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff'
}
