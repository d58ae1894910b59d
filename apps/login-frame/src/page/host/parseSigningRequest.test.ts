import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { createSolanaTransaction } from '../describe/createSolanaTransaction.fixtures.js'
import { parseSigningRequest } from './parseSigningRequest.js'

const account = { address: '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A', type: 'eoa' } as const
const { address } = account
const other = '0x000000000000000000000000000000000000dEaD'
const solana = base58.encode(ed25519.getPublicKey(new Uint8Array(32).fill(7)))
const otherSolana = base58.encode(ed25519.getPublicKey(new Uint8Array(32).fill(8)))
const evm = (method: string, params: unknown) =>
  // Plain data, as the host has copied it.
  parseSigningRequest({ method, params: params as never, chainId: 'eip155:1', account, smartAccounts })
const onSolana = (method: string, params: unknown) =>
  parseSigningRequest({
    method,
    params: params as never,
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    account: { address: solana, type: 'eoa' },
    smartAccounts,
  })
const smartAccounts = {
  'eip155:1': {
    kind: 'eip7702',
    entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    implementation: '0xf7A130a1d82A37Bfd5cbd7d33889A01d8B12f605',
    delegationManager: '0xEFB0b4e7f0A2c001f538329FD2c48A13C13aBDb1',
  },
} as const
const invalid = { status: 'refused', reason: 'invalid_request', rpcCode: -32602 }
const otherAccount = { status: 'refused', reason: 'account_changed', rpcCode: 4100 }
const notAllowed = { status: 'refused', reason: 'notAllowed', rpcCode: 4200 }

const typedData = {
  domain: { name: 'App', chainId: 1 },
  types: { Mail: [{ name: 'count', type: 'uint8' }] },
  primaryType: 'Mail',
  message: { count: 1 },
}
const transfer = createSolanaTransaction({ payer: solana })

test('default: messages as hex and as text', () => {
  expect(evm('personal_sign', ['0x6869', address])).toEqual({
    status: 'accepted',
    request: { type: 'evmMessage', message: Uint8Array.of(0x68, 0x69) },
  })
  expect(evm('personal_sign', ['0x6', address])).toEqual({
    status: 'accepted',
    request: { type: 'evmMessage', message: new TextEncoder().encode('0x6') },
  })
})

test('default: typed data as an object and as JSON text', () => {
  const accepted = { status: 'accepted', request: { type: 'evmTypedData', typedData } }
  expect(evm('eth_signTypedData_v4', [address, typedData])).toEqual(accepted)
  expect(evm('eth_signTypedData_v4', [address, JSON.stringify(typedData)])).toEqual(accepted)
})

test('default: a transaction', () => {
  const transaction = {
    from: address,
    to: other,
    value: '0x10',
    gas: '0x5208',
    chainId: '0x1',
    accessList: [],
  }
  expect(evm('eth_sendTransaction', [transaction])).toEqual({
    status: 'accepted',
    request: { type: 'evmTransaction', transaction: { to: other, data: '0x', value: 16n, gas: 21_000n } },
  })
})

test.each([
  ['error: a message of another account', 'personal_sign', ['0x6869', other], otherAccount],
  ['error: a message with swapped parameters', 'personal_sign', [address, '0x6869'], otherAccount],
  ['error: a message without an account', 'personal_sign', ['0x6869'], invalid],
  ['error: typed data of another account', 'eth_signTypedData_v4', [other, typedData], otherAccount],
  [
    'error: typed data with a struct in its domain',
    'eth_signTypedData_v4',
    [
      address,
      {
        ...typedData,
        domain: { name: { text: 'Signed', decoy: 'Not signed' } },
        types: {
          ...typedData.types,
          EIP712Domain: [{ name: 'name', type: 'Name' }],
          Name: [{ name: 'text', type: 'string' }],
        },
      },
    ],
    invalid,
  ],
  [
    'error: typed data of another chain',
    'eth_signTypedData_v4',
    [address, { ...typedData, domain: { chainId: 10 } }],
    invalid,
  ],
  [
    'error: a value that does not fit its type',
    'eth_signTypedData_v4',
    [address, { ...typedData, message: { count: 256 } }],
    invalid,
  ],
  [
    'error: a transaction of another account',
    'eth_sendTransaction',
    [{ from: other, to: other }],
    otherAccount,
  ],
  [
    'error: a transaction of another chain',
    'eth_sendTransaction',
    [{ from: address, to: other, chainId: 10 }],
    invalid,
  ],
  [
    'error: an authorization (EIP-7702)',
    'eth_sendTransaction',
    [{ from: address, to: other, authorizationList: [{ chainId: 1 }] }],
    invalid,
  ],
  [
    'error: a transaction of another type',
    'eth_sendTransaction',
    [{ from: address, to: other, type: '0x4' }],
    invalid,
  ],
  [
    'error: data and input that differ',
    'eth_sendTransaction',
    [{ from: address, to: other, data: '0x01', input: '0x02' }],
    invalid,
  ],
  [
    'error: a recipient with a wrong checksum',
    'eth_sendTransaction',
    [{ from: address, to: other.replace('E', 'e') }],
    invalid,
  ],
  ['error: neither recipient nor data', 'eth_sendTransaction', [{ from: address, value: '0x1' }], invalid],
  ['error: a negative value', 'eth_sendTransaction', [{ from: address, to: other, value: -1 }], invalid],
  [
    'error: typed data that is a user operation of the account',
    'eth_signTypedData_v4',
    [
      address,
      {
        domain: { name: 'EIP7702StatelessDeleGator', version: '1', chainId: 1, verifyingContract: address },
        types: { PackedUserOperation: [{ name: 'nonce', type: 'uint256' }] },
        primaryType: 'PackedUserOperation',
        message: { nonce: 0 },
      },
    ],
    notAllowed,
  ],
  ['error: a batch', 'wallet_sendCalls', [{ calls: [] }], notAllowed],
  ['error: permissions', 'wallet_grantPermissions', [{}], notAllowed],
  ['error: a user operation', 'eth_sendUserOperation', [{}], notAllowed],
] as const)('%s', (_title, method, params, expected) => {
  expect(evm(method, params)).toEqual(expected)
})

test('default: Solana messages and transactions', () => {
  const message = base58.encode(new TextEncoder().encode('Hello'))
  expect(onSolana('solana_signMessage', { message, pubkey: solana })).toEqual({
    status: 'accepted',
    request: { type: 'solanaMessage', message: new TextEncoder().encode('Hello') },
  })
  expect(onSolana('solana_signMessage', { message: '', pubkey: solana })).toEqual({
    status: 'accepted',
    request: { type: 'solanaMessage', message: new Uint8Array() },
  })
  for (const [encoding, coder] of Object.entries({ base58, base64 })) {
    expect(onSolana('solana_signTransaction', { transaction: coder.encode(transfer) })).toEqual({
      status: 'accepted',
      request: { type: 'solanaTransactions', transactions: [{ bytes: transfer, encoding }], isList: false },
    })
  }
  const options = { skipPreflight: true }
  expect(
    onSolana('solana_signAndSendTransaction', { transaction: base58.encode(transfer), options }),
  ).toMatchObject({ request: { send: options } })
  expect(onSolana('solana_signAllTransactions', { transactions: [base58.encode(transfer)] })).toMatchObject({
    request: { isList: true },
  })
})

test('error: Solana messages that are transactions', () => {
  for (const version of ['legacy', 0] as const) {
    const wire = createSolanaTransaction({ payer: solana, version })
    // One signature: a byte of length, and 64 bytes.
    const message = base58.encode(wire.slice(65))
    expect(onSolana('solana_signMessage', { message, pubkey: solana })).toEqual(notAllowed)
  }
})

test('error: Solana accounts and data that are not valid', () => {
  const message = base58.encode(Uint8Array.of(1))
  expect(onSolana('solana_signMessage', { message, pubkey: otherSolana })).toEqual(otherAccount)
  const foreign = base58.encode(createSolanaTransaction({ payer: otherSolana }))
  expect(onSolana('solana_signTransaction', { transaction: foreign })).toEqual(otherAccount)
  const trailing = base58.encode(Uint8Array.of(...transfer, 0))
  expect(onSolana('solana_signTransaction', { transaction: trailing })).toEqual(invalid)
  expect(onSolana('solana_signAllTransactions', { transactions: [] })).toEqual(invalid)
})
