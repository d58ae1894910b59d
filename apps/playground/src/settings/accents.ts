/** Accent colors; the first is the kit's default. */
export const accents = [
  ['', 'Latch green'],
  ['#2f55e0', 'Blue'],
  ['#7a3ff2', 'Violet'],
  ['#b8330c', 'Clay'],
  ['#8a5b00', 'Honey'],
] as const

/** Returns black or white, whichever has more contrast with the color (`#rrggbb`). */
export function getInk(color: string): '#000000' | '#ffffff' {
  return getContrast(color, '#000000') >= getContrast(color, '#ffffff') ? '#000000' : '#ffffff'
}

/** Returns the contrast ratio (WCAG 2.2) of two colors (`#rrggbb`), from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [a, b] = [getLuminance(one) + 0.05, getLuminance(other) + 0.05]
  return a > b ? a / b : b / a
}

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
