import { expect, test } from 'vitest'
import { pickColor } from './pickColor.js'

test('default', () => {
  expect(pickColor('light-dark(#0b6b56, #66d9b4)', false)).toBe('#0b6b56')
  expect(pickColor('light-dark(#0b6b56, #66d9b4)', true)).toBe('#66d9b4')
})

test('behavior: the colors can be functions with commas', () => {
  const value = 'light-dark(rgb(1, 2, calc(1 + (2))), hsl(3, 4%, 5%))'
  expect(pickColor(value, false)).toBe('rgb(1, 2, calc(1 + (2)))')
  expect(pickColor(value, true)).toBe('hsl(3, 4%, 5%)')
})

test.each(['', '#fff', 'rgb(1, 2, 3)', 'light-dark(#fff)', 'color-mix(in srgb, light-dark(red, blue), red)'])(
  'behavior: returns %o unchanged',
  (value) => {
    expect(pickColor(value, true)).toBe(value)
  },
)
