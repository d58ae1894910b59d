import { expect, test } from 'vitest'
import { getOnColor } from './getOnColor.js'

test.each([
  ['#000000', '#ffffff'],
  ['#0b6b56', '#ffffff'],
  ['#1F4BD8', '#ffffff'],
  ['#ffd400', '#000000'],
  ['#66d9b4', '#000000'],
  ['#ffffff', '#000000'],
])('default: texts on %s are %s', (color, text) => {
  expect(getOnColor(color)).toBe(text)
})
