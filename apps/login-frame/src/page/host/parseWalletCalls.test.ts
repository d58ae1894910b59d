import { expect, test } from 'vitest'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import { parseWalletCalls } from './parseWalletCalls.js'

const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const other = '0x000000000000000000000000000000000000dEaD'
const call = { to: other, value: '0x10', data: '0x01' }
const batch = { version: '2.0.0', chainId: '0x1', from: address, atomicRequired: true, calls: [call] }
const url = smartAccount.paymasterUrl

const parse = (params: unknown) =>
  parseWalletCalls({
    // Plain data, as the host has copied it.
    params: params as never,
    chainId: 'eip155:1',
    findAccount: () => ({ address, type: 'eoa' }),
    find: (chainId) => (chainId === 'eip155:1' ? smartAccount : undefined),
  })

const accepted = {
  status: 'accepted',
  chainId: 'eip155:1',
  id: undefined,
  request: { type: 'evmCalls', calls: [{ to: other, value: 16n, data: '0x01' }], answer: 'operationHash' },
}

test.each([
  ['a batch of EIP-5792', batch, accepted],
  ['one without version, chain and account', { calls: [call] }, accepted],
  ['an id of the app', { ...batch, id: '0xabc' }, { ...accepted, id: '0xabc' }],
  ['a capability that is optional', { ...batch, capabilities: { other: { optional: true } } }, accepted],
  ['the paymaster of the configuration', { ...batch, capabilities: { paymasterService: { url } } }, accepted],
  ['an account in lower case', { ...batch, from: address.toLowerCase() }, accepted],
])('default: %s', (_title, params, expected) => {
  expect(parse([params])).toEqual(expected)
})

test('behavior: the data and the value of a call are optional', () => {
  expect(parse([{ calls: [{ to: other }] }])).toMatchObject({
    request: { calls: [{ to: other, value: 0n, data: '0x' }] },
  })
})

test.each([
  ['another account', { ...batch, from: other }, 'account_changed', 4100],
  ['a chain without smart accounts', { ...batch, chainId: '0xa' }, 'chain_unsupported', 5710],
  ['a chain that is none', { ...batch, chainId: 'x' }, 'chain_unsupported', 5710],
  ['too many calls', { ...batch, calls: Array(51).fill(call) }, 'too_many_calls', 5740],
  ['an unknown capability', { ...batch, capabilities: { other: {} } }, 'capability_unsupported', 5700],
  [
    'an unknown capability of a call',
    { ...batch, calls: [{ ...call, capabilities: { other: {} } }] },
    'capability_unsupported',
    5700,
  ],
  [
    'the paymaster of another server',
    { ...batch, capabilities: { paymasterService: { url: 'https://hostile.example' } } },
    'capability_unsupported',
    5700,
  ],
  ['a call to the account itself', { ...batch, calls: [{ ...call, to: address }] }, 'notAllowed', 4200],
  [
    'a call to the delegation manager',
    { ...batch, calls: [call, { ...call, to: smartAccount.delegationManager }] },
    'notAllowed',
    4200,
  ],
  ['no calls', { ...batch, calls: [] }, 'invalid_request', -32602],
  ['a call without a recipient', { ...batch, calls: [{ data: '0x01' }] }, 'invalid_request', -32602],
  [
    'a recipient with a wrong checksum',
    { ...batch, calls: [{ to: other.replace('E', 'e') }] },
    'invalid_request',
    -32602,
  ],
  ['data of half a byte', { ...batch, calls: [{ to: other, data: '0x1' }] }, 'invalid_request', -32602],
  ['a decimal value', { ...batch, calls: [{ to: other, value: '16' }] }, 'invalid_request', -32602],
  ['an unknown version', { ...batch, version: '3.0' }, 'invalid_request', -32602],
])('error: %s', (_title, params, reason, rpcCode) => {
  expect(parse([params])).toEqual({ status: 'refused', reason, rpcCode })
})

test.each([undefined, [], [null], {}])('error: the parameters %j', (params) => {
  expect(parse(params)).toMatchObject({ rpcCode: -32602 })
})
