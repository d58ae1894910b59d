import { expect, test } from 'vitest'
import * as exported from './index.js'

test('default: exports messages, nonces and the verification', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "createMessage",
      "parseMessage",
      "SiwxMessageError",
      "createMemoryNonceStore",
      "createNonce",
      "createClientReader",
      "createRpcReader",
      "verifyMessage",
    ]
  `)
})
