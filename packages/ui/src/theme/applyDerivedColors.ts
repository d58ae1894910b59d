import { shouldUseWhiteText } from './contrast.js'
import { type BaseColors, deriveColors } from './deriveColors.js'
import { pickColor } from './pickColor.js'
import { toAlpha, toRgb } from './toRgb.js'

/** Reads a custom property of an element: one color, also if it has one for each scheme. */
type Read = (name: string) => string

type Derived = Readonly<Record<string, string | undefined>>

const baseNames = ['accent', 'on-accent', 'surface', 'raised', 'text', 'danger', 'warning'] as const
const allNames = [...baseNames, 'muted', 'scrim'] as const

/**
 * Sets the colors derived from the app's theme on the modal's root or on a button in the page. Removes them if the app no
 * longer sets a color. Uses a script because the supported browsers lack relative colors and `light-dark()`.
 */
export function applyDerivedColors(element: HTMLElement): void {
  // The colors of the previous scheme would be read below.
  for (const name of allNames) element.style.removeProperty(`--lk-${name}`)
  const style = getComputedStyle(element)
  const isDark = style.colorScheme === 'dark'
  const read: Read = (name) => pickColor(style.getPropertyValue(name).trim(), isDark)
  const picked = allNames.map((name): [string, string | undefined] => {
    const given = style.getPropertyValue(`--latchkit-${name}`).trim()
    const color = read(`--latchkit-${name}`)
    return [`--lk-${name}`, color === given ? undefined : color]
  })
  const derived = element.tagName === 'BUTTON' ? getButtonColors(read) : getModalColors(read)
  for (const name of Object.keys(derived)) element.style.removeProperty(name)
  for (const [name, value] of [...picked, ...Object.entries(derived)]) {
    if (value) element.style.setProperty(name, value)
  }
}

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
  const isCustom = baseNames.some((name) => read(`--latchkit-${name}`))
  const colorOf = (name: string) => toRgb(read(`--lk-${name}`))
  const [accent, surface, raised] = [colorOf('accent'), colorOf('surface'), colorOf('raised')]
  const [text, danger, warning] = [colorOf('text'), colorOf('danger'), colorOf('warning')]
  if (!accent || !surface || !raised || !text || !danger || !warning) return {}
  const onAccent = toRgb(read('--latchkit-on-accent'))
  const [surfaceAlpha, raisedAlpha] = [toAlpha(read('--lk-surface')), toAlpha(read('--lk-raised'))]
  const base: BaseColors = {
    accent,
    onAccent,
    surface,
    surfaceAlpha,
    raised,
    raisedAlpha,
    text,
    danger,
    warning,
  }
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
