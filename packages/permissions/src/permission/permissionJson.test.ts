import fc from 'fast-check'
import { parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { PermissionError } from './PermissionError.js'
import { parsePermission, toPermissionJson } from './permissionJson.js'
import { anyPermission, permissions, recipient, start, token } from './permissions.fixtures.js'

const now = 1_750_000_000

test.each(Object.entries(permissions))('default: %s: the JSON is read as it was', (_name, permission) => {
  const json = JSON.parse(JSON.stringify(toPermissionJson(permission)))
  expect(parsePermission(json, { now })).toEqual(permission)
})

test('behavior: any permission: the JSON is read as it was', () => {
  fc.assert(
    fc.property(anyPermission, (permission) => {
      const json = JSON.parse(JSON.stringify(toPermissionJson(permission)))
      expect(parsePermission(json, { now })).toEqual(permission)
    }),
  )
})

test('behavior: reads native-token-periodic with null for what is not set, as MetaMask sends it', () => {
  const data = { periodAmount: '0x10', periodDuration: 60, startTime: null, justification: 'Subscription' }
  expect(parsePermission({ type: 'native-token-periodic', data }, { now })).toEqual({
    ...{ type: 'native-token-periodic', amount: 16n, period: 60, start: now },
  })
})

test('behavior: reads native-token-recurring-allowance', () => {
  const data = { allowance: '0x10', period: 60, start }
  expect(parsePermission({ type: 'native-token-recurring-allowance', data }, { now })).toEqual({
    ...{ type: 'native-token-periodic', amount: 16n, period: 60, start },
  })
})

test('behavior: reads a contract call with an ABI and with signatures', () => {
  const abi = parseAbi(['function transfer(address to, uint256 amount)', 'function mint()'])
  const older = { address: token, abi, functions: [{ functionName: 'transfer' }, { functionName: 'mint' }] }
  const newer = { targets: [token], methods: ['transfer(address,uint256)', '0x1249c58b'] }
  const expected = { type: 'contract-call', targets: [token], methods: ['0xa9059cbb', '0x1249c58b'] }
  expect(parsePermission({ type: 'contract-call', data: older }, { now })).toEqual(expected)
  expect(parsePermission({ type: 'contract-call', data: newer }, { now })).toEqual(expected)
})

const abi = parseAbi(['function mint()', 'function pay(uint256)', 'function pay(address)'])
test.each<[string, string, Record<string, unknown>, PermissionError['code'], string]>([
  ['an unknown type', 'native-token-stream', {}, 'unsupported-permission', 'cannot be enforced'],
  ['the name of a property of objects', 'constructor', {}, 'unsupported-permission', 'cannot be enforced'],
  [
    'data without a meaning',
    'native-token-transfer',
    { allowanceAmount: '0x1', maxPerCall: '0x1' },
    'unsupported-permission',
    '"maxPerCall"',
  ],
  [
    'conditions for arguments',
    'contract-call',
    { address: token, abi, functions: [{ functionName: 'mint', args: [] }] },
    'unsupported-permission',
    '"args"',
  ],
  [
    'a function that the ABI lacks',
    'contract-call',
    { address: token, abi, functions: [{ functionName: 'burn' }] },
    'invalid-permission',
    '"functions"',
  ],
  [
    'a function that the ABI has twice',
    'contract-call',
    { address: token, abi, functions: [{ functionName: 'pay' }] },
    'invalid-permission',
    '"functions"',
  ],
  [
    'no functions',
    'contract-call',
    { address: token, abi },
    'invalid-permission',
    '"functions" must be a list',
  ],
  [
    'an amount that is a number',
    'native-token-transfer',
    { allowanceAmount: 5 },
    'invalid-permission',
    '"allowanceAmount" must be hex',
  ],
  [
    'an amount without digits',
    'native-token-transfer',
    { allowanceAmount: '0x' },
    'invalid-permission',
    '"allowanceAmount"',
  ],
  [
    'a period that is text',
    'native-token-periodic',
    { periodAmount: '0x1', periodDuration: '60' },
    'invalid-permission',
    '"periodDuration"',
  ],
  ['no token', 'erc20-token-transfer', { allowanceAmount: '0x1' }, 'invalid-permission', '"tokenAddress"'],
  [
    'a recipient that is a list',
    'erc20-token-transfer',
    { tokenAddress: token, allowanceAmount: '0x1', recipient: [recipient] },
    'invalid-permission',
    '"recipient"',
  ],
  [
    'recipients that are no list',
    'native-token-transfer',
    { allowanceAmount: '0x1', recipients: recipient },
    'invalid-permission',
    '"recipients"',
  ],
  [
    'a method that is no signature',
    'contract-call',
    { targets: [token], methods: ['transfer'] },
    'invalid-permission',
    '"methods"',
  ],
])('error: %s', (_name, type, data, code, message) => {
  expect(() => parsePermission({ type, data }, { now })).toThrow(PermissionError)
  expect(() => parsePermission({ type, data }, { now })).toThrow(expect.objectContaining({ code }))
  expect(() => parsePermission({ type, data }, { now })).toThrow(message)
})
