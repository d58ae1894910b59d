import type { ThemeMode, ThemeVariables } from '@latchkit/core'
import { pickColor } from './pickColor.js'
import { toAlpha, toRgb } from './toRgb.js'

/**
 * Returns the accent and the radius of the app's theme in the form that a login frame accepts: a color `#rrggbb`, and a length in px. An
 * accent that the page sets in its own CSS counts too. Without an own value, or with one that has no such form, the name is absent.
 */
export function toFrameVariables(
  { accent, radius }: ThemeVariables,
  mode: ThemeMode,
): Readonly<Record<string, string>> {
  // Resolves `var()`, `calc()` and relative units.
  const probe = document.createElement('span')
  probe.hidden = true
  const isDark = mode === 'dark'
  probe.style.setProperty('color-scheme', mode)
  const own =
    accent ?? getComputedStyle(document.documentElement).getPropertyValue('--latchkit-accent').trim()
  probe.style.setProperty('color', own ? pickColor(own, isDark) : 'transparent')
  probe.style.setProperty('border-top-left-radius', radius ?? 'var(--latchkit-radius, initial)')
  document.body.append(probe)
  const { color, borderTopLeftRadius } = getComputedStyle(probe)
  probe.remove()
  // A value that the browser does not know is inherited, or is the value of the property before.
  const isColor = own !== '' && probe.style.color !== '' && toAlpha(color) === 1
  const rgb = isColor ? toRgb(color) : undefined
  const isLength = /^\d{1,2}(?:\.\d{1,2})?px$/.test(borderTopLeftRadius)
  const hasRadius = isLength && (radius !== undefined || borderTopLeftRadius !== '0px')
  return {
    ...(rgb && { '--latchkit-accent': `#${rgb.map((one) => one.toString(16).padStart(2, '0')).join('')}` }),
    ...(hasRadius && { '--latchkit-radius': borderTopLeftRadius }),
  }
}
