import { afterEach, expect, test, vi } from 'vitest'
import { findInvalidValues } from './reviewEffects.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The values that a browser accepts for each property. */
const accepted: Readonly<Record<string, string>> = {
  color: '#3b5bfd',
  'padding-top': '12px',
  'flex-grow': '1.2',
}

test('error: names the theme values that the browser does not accept', () => {
  const supports = vi.fn((property: string, value: string) => accepted[property] === value)
  vi.stubGlobal('CSS', { supports })
  expect(findInvalidValues({ accent: '#3b5bfd', radius: '12px', motion: '1.2' })).toEqual([])
  expect(findInvalidValues({ accent: 'blau', radius: '12', motion: 'fast' })).toEqual([
    'The theme variable "accent" has no effect: it must be a color such as #3b5bfd, got "blau".',
    'The theme variable "radius" has no effect: it must be a length such as 12px, got "12".',
    'The theme variable "motion" has no effect: it must be a number such as 1.2, got "fast".',
  ])
  expect(findInvalidValues({ surface: 'light-dark(#fff, #000)', text: 'var(--brand)' })).toEqual([])
})

test('default: a server knows no values of CSS', () => {
  expect(findInvalidValues({ accent: 'blau' })).toEqual([])
})
