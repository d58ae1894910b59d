import { expect, test } from 'vitest'
import { safeRpcMethods, unsafeRpcMethods } from './rpcMethods.js'

test('default: lists each method once', () => {
  expect(safeRpcMethods).toHaveLength(42)
  expect(unsafeRpcMethods).toHaveLength(15)
  expect(new Set([...safeRpcMethods, ...unsafeRpcMethods]).size).toBe(57)
})

test('behavior: no method that signs without an approval is safe', () => {
  const found = safeRpcMethods.filter((method) => /sign|sendTransaction|sendCalls|Permission/.test(method))
  // It reads the configuration, and nothing of the account.
  expect(found).toEqual(['wallet_getSupportedExecutionPermissions'])
})
