import { concatHex, encodeAbiParameters, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { decodeCalls } from './decodeCalls.js'
import { findPolicyProblem } from './findPolicyProblem.js'

const target = getAddress(`0x${'aa'.repeat(20)}`)
const other = getAddress(`0x${'bb'.repeat(20)}`)
const transfer: Hex = '0xa9059cbb0000'
const abi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
  'function executeBatch(address[] targets, uint256[] values, bytes[] data)',
  'function execute(bytes32 mode, bytes executionCalldata)',
  'function execute(Call call)',
])
const call = { target, value: 0n, data: transfer }
const single = encodeFunctionData({ abi, functionName: 'execute', args: [target, 0n, transfer] })
const toMode = (type: string): Hex => `0x${type}${'00'.repeat(31)}`
const encodeMode = (type: string, data: Hex) =>
  encodeFunctionData({ abi, functionName: 'execute', args: [toMode(type), data] })
const batchData = encodeAbiParameters(
  [{ type: 'tuple[]', components: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }] }],
  [[[target, 0n, transfer]]],
)

test.each([
  ['execute', single],
  ['execute of a struct', encodeFunctionData({ abi, functionName: 'execute', args: [call] })],
  ['executeBatch', encodeFunctionData({ abi, functionName: 'executeBatch', args: [[call]] })],
  [
    'executeBatch of lists',
    encodeFunctionData({ abi, functionName: 'executeBatch', args: [[target], [], [transfer]] }),
  ],
  ['one call of ERC-7579', encodeMode('00', concatHex([target, `0x${'00'.repeat(32)}`, transfer]))],
  ['a batch of ERC-7579', encodeMode('01', batchData)],
])('default: reads the calls of %s', (_name, callData) => {
  expect(decodeCalls(callData)).toEqual([{ to: target, value: 0n, data: transfer }])
})

test.each([
  ['a delegated call', encodeMode('ff', concatHex([target, transfer]))],
  ['another function', '0x12345678'],
  ['no call data', '0x'],
  ['cut call data', single.slice(0, 100) as Hex],
  [
    'lists of different lengths',
    encodeFunctionData({ abi, functionName: 'executeBatch', args: [[target, other], [], [transfer]] }),
  ],
] as const)('error: does not read %s', (_name, callData) => {
  expect(decodeCalls(callData)).toBeUndefined()
})

const policy = {
  chains: ['eip155:1'],
  targets: [target],
  methods: ['0xa9059cbb'],
  factories: [target],
  maxPerOperation: '100',
  budgetPerDay: '1000',
  validUntil: '2027-01-01T00:00:00Z',
} as const
const operation = {
  chainId: 'eip155:1',
  callData: single,
  factory: undefined as Hex | undefined,
  maxCost: 100n,
  now: Date.parse('2026-11-27T00:00:00Z'),
}
const batch = (...calls: readonly (typeof call)[]) =>
  encodeFunctionData({ abi, functionName: 'executeBatch', args: [calls] })

test.each([
  ['allowed', {}, undefined],
  ['another chain', { chainId: 'eip155:2' }, /does not sponsor operations on eip155:2/],
  ['a higher cost', { maxCost: 101n }, /can cost 101 wei/],
  ['after its end', { now: Date.parse('2027-01-01T00:00:00Z') }, /has ended/],
  ['another target in a batch', { callData: batch(call, { ...call, target: other }) }, /calls to 0xbB/],
  ['another method', { callData: batch({ ...call, data: '0x095ea7b3' }) }, /the method 0x095ea7b3/],
  ['a call without data', { callData: batch({ ...call, data: '0x' }) }, /the method 0x /],
  ['its factory', { factory: target.toLowerCase() as Hex }, undefined],
  ['a delegation, which has no factory', { factory: '0x7702' as Hex }, undefined],
  ['another factory', { factory: other }, /accounts of the factory 0xbB/],
  ['unknown call data', { callData: '0x12345678' as Hex }, /cannot be read/],
])('behavior: the policy and %s', (_name, changes, expected) => {
  const problem = findPolicyProblem(policy, { ...operation, ...changes })
  if (expected === undefined) expect(problem).toBeUndefined()
  else expect(problem).toMatch(expected)
})

test('behavior: a policy without factories sponsors accounts of each one', () => {
  const { factories: _, ...others } = policy
  expect(findPolicyProblem(others, { ...operation, factory: other })).toBeUndefined()
})
