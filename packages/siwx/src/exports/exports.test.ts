import { expect, test } from 'vitest'
import * as exported from './index.js'
import * as server from './server.js'

test('default: exports messages, nonces and the verification', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "createClientReader",
      "createRpcReader",
      "createMessage",
      "parseMessage",
      "SiwxMessageError",
      "createMemoryNonceStore",
      "createNonce",
      "verifyMessage",
    ]
  `)
})

test('default: exports the request handler and the stores', () => {
  expect(Object.keys(server)).toMatchInlineSnapshot(`
    [
      "createPostgresNonceStore",
      "postgresNonceTable",
      "createSiwxHandler",
      "toExpress",
      "toHono",
      "toNextHandlers",
      "createCookieSessionStore",
      "createMemorySessionStore",
      "createPostgresSessionStore",
      "postgresSessionTable",
      "createMemoryRevocationList",
    ]
  `)
})
