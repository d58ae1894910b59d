import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type BaseColors, deriveColors } from './deriveColors.js'
import { toRgb } from './toRgb.js'

const names = ['accent', 'on-accent', 'surface', 'raised', 'text', 'danger', 'warning'] as const

/**
 * Derives the remaining colors of a theme of the app's own: by script, because no supported browser range has relative
 * colors. The default theme has its own in `styles/tokens.css`.
 */
export function useDerivedColors(): (root: HTMLElement | null) => void {
  const ref = useRef<HTMLElement | null>(null)
  const attach = useCallback((root: HTMLElement | null) => {
    ref.current = root
    if (root) applyDerivedColors(root)
  }, [])
  // After every render: the scheme or the variables may be others. The styles are read only then.
  useLayoutEffect(() => {
    if (ref.current) applyDerivedColors(ref.current)
  })
  // An app that changes its scheme does so by an attribute of one of these.
  useEffect(() => {
    const observer = new MutationObserver(() => ref.current && applyDerivedColors(ref.current))
    for (const element of [document.documentElement, document.body]) {
      observer.observe(element, { attributes: true })
    }
    return () => observer.disconnect()
  }, [])
  return attach
}

function applyDerivedColors(root: HTMLElement): void {
  const style = getComputedStyle(root)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const isCustom = names.some((name) => read(`--latchkit-${name}`))
  const base = isCustom ? toBaseColors(read) : undefined
  // The names are always the same ones.
  for (const [name, value] of Object.entries(deriveColors(base ?? none))) {
    if (base) root.style.setProperty(name, value)
    else root.style.removeProperty(name)
  }
}

function toBaseColors(read: (name: string) => string): BaseColors | undefined {
  const [accent, surface, raised, text, danger, warning] = [
    'accent',
    'surface',
    'raised',
    'text',
    'danger',
    'warning',
  ].map((name) => toRgb(read(`--lk-${name}`)))
  if (!accent || !surface || !raised || !text || !danger || !warning) return undefined
  return { accent, surface, raised, text, danger, warning, onAccent: toRgb(read('--latchkit-on-accent')) }
}

const black = [0, 0, 0] as const
const none: BaseColors = {
  accent: black,
  surface: black,
  raised: black,
  text: black,
  danger: black,
  warning: black,
}
