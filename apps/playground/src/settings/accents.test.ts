import { expect, test } from 'vitest'
import { getInk } from './accents.js'

test.each([
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#ffe800', '#000000'],
  ['#2f55e0', '#ffffff'],
])('behavior: text on %s is %s', (color, ink) => {
  expect(getInk(color)).toBe(ink)
})
