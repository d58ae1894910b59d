import { expect, it } from 'vitest'
import * as exported from './config.js'

it('default', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "createWagmiConfig",
    ]
  `)
})
