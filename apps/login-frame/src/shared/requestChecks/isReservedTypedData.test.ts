import type { TypedData } from '@latchkit/core/ports'
import { delegationFramework } from '@latchkit/permissions'
import { expect, test } from 'vitest'
import { checkSignRequest } from '../../worker/signing/checkSignRequest.js'
import { smartAccount, smartAccounts } from '../smartAccount/smartAccounts.fixtures.js'
import { isReservedTypedData } from './isReservedTypedData.js'

const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const other = '0x000000000000000000000000000000000000dEaD'

function typed(primaryType: string, names: readonly string[], domain: TypedData['domain'] = {}): TypedData {
  return {
    domain: { name: 'App', ...domain },
    types: { [primaryType]: names.map((name) => ({ name, type: 'uint256' })) },
    primaryType,
    message: {},
  }
}

const operation = ['sender', 'nonce', 'initCode', 'callData', 'accountGasLimits', 'entryPoint']
const delegation = ['delegate', 'delegator', 'authority', 'caveats', 'salt']

test.each([
  [
    'a user operation for the account',
    typed('PackedUserOperation', operation, { verifyingContract: address }),
  ],
  [
    'a user operation for another account',
    typed('PackedUserOperation', operation, { verifyingContract: other }),
  ],
  ['a user operation without a domain', typed('PackedUserOperation', [])],
  ['an operation of an earlier EntryPoint', typed('UserOperation', operation)],
  ['a delegation', typed('Delegation', delegation, { verifyingContract: smartAccount.delegationManager })],
  ['a delegation for another manager', typed('Delegation', delegation, { verifyingContract: other })],
  ['a delegation without caveats', typed('Delegation', ['delegate', 'delegator', 'authority', 'salt'])],
  [
    'a delegation inside of another type (ERC-7739)',
    {
      ...typed('TypedDataSign', ['contents', 'name'], { verifyingContract: other }),
      types: {
        TypedDataSign: [{ name: 'contents', type: 'Delegation' }],
        Delegation: delegation.map((name) => ({ name, type: 'uint256' })),
      },
    },
  ],
  [
    'a user operation inside of another type',
    {
      ...typed('Mail', ['contents']),
      types: { Mail: [{ name: 'contents', type: 'PackedUserOperation' }], PackedUserOperation: [] },
    },
  ],
  [
    'anything that the manager of public chains verifies',
    typed('Mail', ['text'], { verifyingContract: delegationFramework.delegationManager.toLowerCase() }),
  ],
  ['an authorization (EIP-7702)', typed('Authorization', ['chainId', 'address', 'nonce'])],
  ['anything that the account verifies', typed('Mail', ['text'], { verifyingContract: address })],
  [
    'anything that the account verifies, without a checksum',
    typed('Mail', ['text'], { verifyingContract: address.toLowerCase() }),
  ],
  [
    'anything that the manager verifies',
    typed('Mail', ['text'], { verifyingContract: smartAccount.delegationManager.toLowerCase() }),
  ],
  [
    'anything that EntryPoint verifies',
    typed('Mail', ['text'], { verifyingContract: smartAccount.entryPoint }),
  ],
  [
    'anything that the implementation verifies',
    typed('Mail', ['text'], { verifyingContract: smartAccount.implementation }),
  ],
])('error: %s is reserved, also in the worker', (_title, typedData) => {
  expect(isReservedTypedData(typedData, address, smartAccounts)).toBe(true)
  const addresses = { eip155: address, solana: '' }
  expect(checkSignRequest({ type: 'evmTypedData', typedData }, addresses, smartAccounts)).toContain(
    'would control the account',
  )
})

test.each([
  ['votes of a token (ERC-5805)', typed('Delegation', ['delegatee', 'nonce', 'expiry'])],
  ['a transfer (ERC-3009)', typed('TransferWithAuthorization', ['from', 'to', 'value', 'nonce'])],
  ['a permit', typed('Permit', ['owner', 'spender', 'nonce'], { verifyingContract: other })],
  ['another authorization', typed('Authorization', ['user', 'nonce'])],
  ['a type without fields', { ...typed('Mail', []), types: {} }],
])('default: %s is not reserved', (_title, typedData) => {
  expect(isReservedTypedData(typedData, address, smartAccounts)).toBe(false)
})

test('behavior: without smart accounts, operations, delegations and the account itself are reserved', () => {
  expect(isReservedTypedData(typed('PackedUserOperation', operation), address, {})).toBe(true)
  expect(isReservedTypedData(typed('Delegation', delegation), address, {})).toBe(true)
  expect(isReservedTypedData(typed('Mail', [], { verifyingContract: address }), address, {})).toBe(true)
})
