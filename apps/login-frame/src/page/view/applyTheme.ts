import type { FrameTheme } from '../host/readTheme.js'

/** Applies a theme to the page. It sets properties of the style object, which a strict style-src allows. */
export function applyTheme({ dataset, style }: HTMLElement, { mode, accent, radius }: FrameTheme): void {
  if (mode) dataset.theme = mode
  if (accent) {
    style.setProperty('--lk-accent', accent)
    style.setProperty('--lk-on-accent', isLight(accent) ? '#000000' : '#ffffff')
  }
  if (radius !== undefined) style.setProperty('--lk-radius', `${radius}px`)
}

/** Whether black has a higher contrast on the color than white (WCAG 2: relative luminance). The lower one is never below 4.5. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}
