/** Red, green and blue of sRGB, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Relative luminance (WCAG 2.2), 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Contrast ratio (WCAG 2.2), 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return a > b ? a / b : b / a
}

/**
 * Whether text on `background` is white, else black. Either way its contrast is at least 4.5:1; white wins where both
 * reach that.
 */
export function isWhiteOn(background: Rgb): boolean {
  // 1.05 / (luminance + 0.05) >= 4.5
  return luminance(background) <= 0.183
}
