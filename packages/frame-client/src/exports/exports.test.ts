import { expect, test } from 'vitest'
import * as host from './host.js'
import * as index from './index.js'
import * as protocol from './protocol.js'

test("default: exports the app's half", () => {
  expect(Object.keys(index)).toMatchInlineSnapshot(`
    [
      "createFrameClient",
      "FrameLoadError",
      "FrameRequestError",
      "FrameResponseError",
      "FrameTimeoutError",
      "InvalidFrameRequestError",
    ]
  `)
})

test("default: exports the frame's half", () => {
  expect(Object.keys(host)).toMatchInlineSnapshot(`
    [
      "createFrameHost",
      "FrameHandlerError",
    ]
  `)
})

test('default: exports the schemas of the protocol', () => {
  expect(Object.keys(protocol)).toMatchInlineSnapshot(`
    [
      "handshakeSchema",
      "requestSchemas",
      "rpcAbortSchema",
      "resultSchemas",
      "safeRpcMethods",
      "unsafeRpcMethods",
      "rpcParamsSchemaOf",
      "rpcRequestSchema",
    ]
  `)
})
