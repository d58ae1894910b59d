import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { findRecipient } from './findRecipient.js'

const [token, alice, bob] = [1, 2, 3].map((digit): Hex => `0x${`${digit}`.repeat(40)}`) as [Hex, Hex, Hex]
const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
])
const sendsToken = encodeFunctionData({ abi, functionName: 'transfer', args: [bob, 1n] })
const allows = encodeFunctionData({ abi, functionName: 'approve', args: [bob, 1n] })
const calls = (...list: { readonly to: Hex; readonly data: Hex }[]) =>
  ({
    type: 'evmCalls',
    calls: list.map((call) => ({ ...call, value: 0n })),
    answer: 'operationHash',
  }) as const

test.each([
  ['of the native token', alice, { to: alice, data: '0x' }],
  ['of a token, whose contract is called', bob, { to: token, data: sendsToken }],
] as const)('default: the recipient of a transfer %s', (_name, expected, call) => {
  expect(findRecipient({ type: 'evmTransaction', transaction: { ...call, value: 0n } })).toBe(expected)
  expect(findRecipient(calls(call))).toBe(expected)
})

test.each([
  ['a permission for a token', calls({ to: token, data: allows })],
  ['a call of a contract', calls({ to: token, data: '0x12345678' })],
  ['a batch', calls({ to: alice, data: '0x' }, { to: bob, data: '0x' })],
  ['a message', { type: 'evmMessage', message: Uint8Array.of(1) }],
] as const)('behavior: %s has no recipient', (_name, request) => {
  expect(findRecipient(request)).toBeUndefined()
})
