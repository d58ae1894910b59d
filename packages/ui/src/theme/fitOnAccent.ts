import { isWhiteOn } from './contrast.js'
import { toRgb } from './toRgb.js'

/**
 * Sets the text color of a button that the app gave an accent color and no text color for it, and removes it again
 * where that is no longer so.
 */
export function fitOnAccent(button: HTMLElement): void {
  const read = (name: string) => getComputedStyle(button).getPropertyValue(`--latchkit-${name}`).trim()
  const accent = read('accent')
  const rgb = accent && !read('on-accent') && toRgb(accent)
  const isWhite = rgb && isWhiteOn(rgb)
  for (const [name, value] of [
    ['--lk-on-accent', isWhite ? '#fff' : '#000'],
    ['--lk-press', isWhite ? 'rgb(0 0 0 / 0.1)' : 'rgb(255 255 255 / 0.1)'],
  ] as const) {
    if (rgb) button.style.setProperty(name, value)
    else button.style.removeProperty(name)
  }
}
