import { afterEach, expect, test } from 'vitest'
import { toFrameVariables } from './toFrameVariables.js'

afterEach(() => document.documentElement.removeAttribute('style'))

test('default: no own theme', () => {
  expect(toFrameVariables({}, 'light')).toEqual({})
})

test.each([
  ['teal', 'light', '#008080'],
  ['#2F54EB', 'dark', '#2f54eb'],
  ['rgb(1 2 3)', 'light', '#010203'],
  ['hsl(120 100% 25%)', 'light', '#008000'],
  ['light-dark(#112233, #445566)', 'light', '#112233'],
  ['light-dark(#112233, #445566)', 'dark', '#445566'],
  ['var(--brand)', 'light', '#aabbcc'],
] as const)('param: the accent %s in the %s mode', (accent, mode, hex) => {
  document.documentElement.style.setProperty('--brand', '#aabbcc')
  expect(toFrameVariables({ accent }, mode)).toEqual({ '--latchkit-accent': hex })
})

test.each(['no-color', 'rgb(0 0 0 / 0.5)', 'transparent'])('error: the accent %s is left out', (accent) => {
  document.documentElement.style.setProperty('color', '#123456')
  expect(toFrameVariables({ accent }, 'light')).toEqual({})
})

test.each([
  ['8px', '8px'],
  ['calc(2px * 3.5)', '7px'],
  ['0px', '0px'],
  ['200px', undefined],
  ['50%', undefined],
])('param: the radius %s', (radius, px) => {
  expect(toFrameVariables({ radius }, 'light')['--latchkit-radius']).toBe(px)
})

test('behavior: what the page sets in its own CSS counts too', () => {
  document.documentElement.style.setProperty('--latchkit-accent', '#102030')
  document.documentElement.style.setProperty('--latchkit-radius', '6px')
  expect(toFrameVariables({}, 'light')).toEqual({
    '--latchkit-accent': '#102030',
    '--latchkit-radius': '6px',
  })
})
