import { expect, test } from 'vitest'
import { safeRpcMethods, unsafeRpcMethods } from './rpcMethods.js'

test('default: lists each method once', () => {
  expect(safeRpcMethods).toHaveLength(41)
  expect(unsafeRpcMethods).toHaveLength(15)
  expect(new Set([...safeRpcMethods, ...unsafeRpcMethods]).size).toBe(56)
})

test('behavior: no method that signs without an approval is safe', () => {
  expect(safeRpcMethods.filter((method) => /sign|sendTransaction|sendCalls|Permission/.test(method))).toEqual(
    [],
  )
})
