/** Red, green and blue in sRGB, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Returns the relative luminance (WCAG 2.2), from 0 to 1. */
export function getLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

function toLinear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Returns the contrast ratio (WCAG 2.2), from 1 to 21. */
export function getContrast(one: Rgb, other: Rgb): number {
  const [a, b] = [getLuminance(one) + 0.05, getLuminance(other) + 0.05]
  return a > b ? a / b : b / a
}

/**
 * Returns whether text on `background` should be white instead of black. The contrast is at least 4.5:1; white is preferred if
 * both reach that.
 */
export function shouldUseWhiteText(background: Rgb): boolean {
  // 1.05 / (luminance + 0.05) >= 4.5
  return getLuminance(background) <= 0.183
}
