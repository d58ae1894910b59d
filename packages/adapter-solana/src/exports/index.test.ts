import { expect, it } from 'vitest'
import * as api from './index.js'

it('default', () => {
  expect(Object.keys(api)).toMatchInlineSnapshot(`
    [
      "solana",
    ]
  `)
})
