import { expect, test } from 'vitest'
import { type ColorSchemeScope, readColorScheme } from './colorScheme.js'

function fakeMedia(matches: boolean) {
  const listeners = new Set<(event: { readonly matches: boolean }) => void>()
  const scope: ColorSchemeScope = {
    matchMedia(query) {
      expect(query).toBe('(prefers-color-scheme: dark)')
      // Browsers throw if it is called without its window as `this`.
      expect(this).toBe(scope)
      return {
        matches,
        addEventListener: (_, listener) => listeners.add(listener),
        removeEventListener: (_, listener) => listeners.delete(listener),
      }
    },
  }
  return {
    scope,
    listeners,
    change(dark: boolean) {
      for (const tell of listeners) tell({ matches: dark })
    },
  }
}

test('default', () => {
  expect(readColorScheme(fakeMedia(true).scope).prefersDark).toBe(true)
  expect(readColorScheme(fakeMedia(false).scope).prefersDark).toBe(false)
})

test('behavior: notifies the listener of changes until it is stopped', () => {
  const { scope, listeners, change } = fakeMedia(false)
  const received: boolean[] = []
  const stop = readColorScheme(scope).watchPrefersDark((dark) => received.push(dark))
  change(true)
  change(false)
  expect(received).toEqual([true, false])
  stop()
  expect(listeners.size).toBe(0)
})

test('behavior: on a server it is light, and never changes', () => {
  const { prefersDark, watchPrefersDark } = readColorScheme({})
  expect(prefersDark).toBe(false)
  expect(watchPrefersDark(() => {})()).toBeUndefined()
})
