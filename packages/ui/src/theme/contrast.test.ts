import { assert, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { getContrast, type Rgb, shouldUseWhiteText } from './contrast.js'

const channel = integer({ min: 0, max: 255 })

test('default', () => {
  expect(getContrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5)
  // A blue accent and the text color on the default accent of the dark theme.
  expect(getContrast([59, 91, 253], [5, 35, 27])).toBeLessThan(4.5)
})

test('behavior: black or white text reaches 4.5:1 on every color', () => {
  assert(
    property(tuple(channel, channel, channel), (background: Rgb) => {
      const text: Rgb = shouldUseWhiteText(background) ? [255, 255, 255] : [0, 0, 0]
      expect(getContrast(text, background)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2_000 },
  )
  expect(shouldUseWhiteText([59, 91, 253])).toBe(true)
})
