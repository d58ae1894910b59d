import type { FrameTheme } from '../host/readTheme.js'

/** Contrast that parts of a control need with what is around them (WCAG 2.2, 1.4.11). */
const contrastMin = 3

/**
 * Applies a theme to the page. It sets properties of the style object, which a strict style-src allows. An accent that would hardly differ
 * from the surface of the mode is not used, so that no app can hide a button.
 */
export function applyTheme(element: HTMLElement, { mode, accent, radius }: FrameTheme): void {
  const { dataset, style } = element
  if (mode) dataset.theme = mode
  // A later theme may have the mode alone.
  if (accent) dataset.accent = accent
  if (dataset.accent) applyAccent(element, dataset.accent)
  if (radius !== undefined) style.setProperty('--lk-radius', `${radius}px`)
}

function applyAccent(element: HTMLElement, accent: string): void {
  const surface = getComputedStyle(element).getPropertyValue('--lk-surface').trim()
  const isUsable = !surface || getContrast(accent, surface) >= contrastMin
  const values = {
    '--lk-accent': accent,
    '--lk-on-accent': getLuminance(accent) > 0.179 ? '#000000' : '#ffffff',
  }
  for (const [name, value] of Object.entries(values)) {
    if (isUsable) element.style.setProperty(name, value)
    else element.style.removeProperty(name)
  }
}

function getContrast(one: string, other: string): number {
  const [a, b] = [getLuminance(one) + 0.05, getLuminance(other) + 0.05]
  return a > b ? a / b : b / a
}

/**
 * Returns the relative luminance (WCAG 2.2) of a color `#rrggbb`. Above 0.179, black has a higher contrast on it than white; the higher one
 * is never below 4.5.
 */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
