import { expect, test } from 'vitest'
import * as host from './host.js'
import * as index from './index.js'
import * as login from './login.js'
import * as protocol from './protocol.js'

test("default: exports the app's half", () => {
  expect(Object.keys(index)).toMatchInlineSnapshot(`
    [
      "createFrame",
      "createFrameClient",
      "FrameLoadError",
      "FrameRequestError",
      "FrameResponseError",
      "FrameTimeoutError",
      "InvalidFrameRequestError",
      "announceFrameProvider",
      "createFrameProvider",
      "createFrameWallet",
      "ProviderRpcError",
      "registerFrameWallet",
    ]
  `)
})

test("default: exports the frame's half", () => {
  expect(Object.keys(host)).toMatchInlineSnapshot(`
    [
      "createFrameHost",
      "FrameHandlerError",
      "getParentOrigin",
      "passkeyRequiredCode",
    ]
  `)
})

test('default: exports the login', () => {
  expect(Object.keys(login)).toEqual(['loginFrame'])
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
