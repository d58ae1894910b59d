import { expect, test } from 'vitest'
import { safeRpcMethods, unsafeRpcMethods } from './rpcMethods.js'

test('default: lists each method once', () => {
  expect(safeRpcMethods).toHaveLength(43)
  expect(unsafeRpcMethods).toHaveLength(15)
  expect(new Set([...safeRpcMethods, ...unsafeRpcMethods]).size).toBe(58)
})

test('behavior: no method that signs without an approval is safe', () => {
  const found = safeRpcMethods.filter((method) => /sign|sendTransaction|sendCalls|Permission/.test(method))
  // What the app itself was given, and the configuration: nothing that it does not know.
  expect(found).toEqual(['wallet_getGrantedExecutionPermissions', 'wallet_getSupportedExecutionPermissions'])
})
