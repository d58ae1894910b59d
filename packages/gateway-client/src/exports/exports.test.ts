import { expect, test } from 'vitest'
import * as index from './index.js'
import * as login from './login.js'

test('default: exports the public API', () => {
  expect(Object.keys(index)).toMatchInlineSnapshot(`
    [
      "gateway",
    ]
  `)
  expect(Object.keys(login)).toMatchInlineSnapshot(`
    [
      "gateway",
    ]
  `)
})
