import { expect, it } from 'vitest'
import * as exported from './index.js'

it('default: exports the public API', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "catalogue",
      "dataApi",
      "ServiceRefusedError",
      "ServiceResponseError",
      "ServiceUnreachableError",
      "gatewaySignIn",
      "toBaseUrl",
    ]
  `)
})
