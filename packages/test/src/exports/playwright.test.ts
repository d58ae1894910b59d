import { expect, it } from 'vitest'
import * as exported from './playwright.js'

it('default', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "expect",
      "test",
    ]
  `)
})
