import { expect, test } from 'vitest'
import { isPageHidden } from './isPageHidden.js'

test.each([
  [{ document: { visibilityState: 'hidden' } }, true],
  [{ document: { visibilityState: 'visible' } }, false],
  [{}, false],
])('default: %j', (scope, expected) => {
  expect(isPageHidden(scope)).toBe(expected)
})

test('behavior: outside of a browser nothing is hidden', () => {
  expect(isPageHidden()).toBe(false)
})
