import { shouldUseWhiteText } from './contrast.js'
import { type BaseColors, deriveColors } from './deriveColors.js'
import { toRgb } from './toRgb.js'

/** Reads a custom property of an element. */
type Read = (name: string) => string

const names = ['accent', 'on-accent', 'surface', 'raised', 'text', 'danger', 'warning'] as const

/**
 * Sets the colors derived from the app's theme on the modal's root or on a button in the page. Removes them if the app no
 * longer sets a color. Uses a script because the supported browsers lack relative colors.
 */
export function applyDerivedColors(element: HTMLElement): void {
  const style = getComputedStyle(element)
  const read: Read = (name) => style.getPropertyValue(name).trim()
  const derived = element.tagName === 'BUTTON' ? getButtonColors(read) : getModalColors(read)
  for (const [name, value] of Object.entries(derived)) {
    if (value) element.style.setProperty(name, value)
    else element.style.removeProperty(name)
  }
}

type Derived = Readonly<Record<string, string | undefined>>

function getButtonColors(read: Read): Derived {
  const accent = read('--latchkit-accent')
  const rgb = accent && !read('--latchkit-on-accent') ? toRgb(accent) : undefined
  const isWhite = rgb && shouldUseWhiteText(rgb)
  return {
    '--lk-on-accent': rgb && (isWhite ? '#fff' : '#000'),
    '--lk-press': rgb && (isWhite ? 'rgb(0 0 0 / 0.1)' : 'rgb(255 255 255 / 0.1)'),
  }
}

function getModalColors(read: Read): Derived {
  const isCustom = names.some((name) => read(`--latchkit-${name}`))
  const colorOf = (name: string) => toRgb(read(`--lk-${name}`))
  const [accent, surface, raised] = [colorOf('accent'), colorOf('surface'), colorOf('raised')]
  const [text, danger, warning] = [colorOf('text'), colorOf('danger'), colorOf('warning')]
  if (!accent || !surface || !raised || !text || !danger || !warning) return {}
  const onAccent = toRgb(read('--latchkit-on-accent'))
  const base: BaseColors = { accent, onAccent, surface, raised, text, danger, warning }
  const derived = deriveColors(base)
  // The default accent has its own text color in the style sheet.
  const keepsOnAccent = !read('--latchkit-accent')
  return Object.fromEntries(
    Object.entries(derived).map(([name, value]) => [
      name,
      isCustom && !(keepsOnAccent && name === '--lk-on-accent') ? value : undefined,
    ]),
  )
}
