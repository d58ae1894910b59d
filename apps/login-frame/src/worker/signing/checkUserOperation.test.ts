import { concatHex, type Hex, hexToBytes, recoverAddress } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import { encodeAccountCalls } from '../../shared/smartAccount/accountCalls.js'
import { hashUserOperation } from '../../shared/smartAccount/hashUserOperation.js'
import { smartAccount, smartAccounts } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import type { UserOperation } from '../../shared/smartAccount/UserOperation.js'
import type { SignRequest } from '../../shared/vault/Vault.js'
import { vaultCalls } from '../../shared/vault/vaultCalls.js'
import { deriveWallet } from '../custody/deriveWallet.js'
import { checkSignRequest } from './checkSignRequest.js'
import { signRequest } from './signRequest.js'

const { keys, addresses } = await deriveWallet(new Uint8Array(32).fill(1))
const sender = addresses.eip155 as Hex
const other = '0x000000000000000000000000000000000000dEaD'
const call = { to: other, value: 1n, data: '0x' } as const
const operation: UserOperation = {
  sender,
  nonce: 0n,
  callData: encodeAccountCalls([call, call]),
  callGasLimit: 1n,
  verificationGasLimit: 2n,
  preVerificationGas: 3n,
  maxFeePerGas: 4n,
  maxPriorityFeePerGas: 5n,
}
const { entryPoint, implementation, delegationManager } = smartAccount
const request = { type: 'evmUserOperation', chainId: 'eip155:1', entryPoint, operation } as const
const authorization = { type: 'evmAuthorization', chainId: 'eip155:1', implementation, nonce: 3 } as const
const check = (given: SignRequest) => checkSignRequest(given, addresses, smartAccounts)
const withCalls = (callData: Hex): SignRequest => ({ ...request, operation: { ...operation, callData } })

describe('a user operation', () => {
  test('default: it is hashed from its fields, and signed', async () => {
    expect(check(request)).toBeNull()
    const signature = signRequest(keys, request, smartAccounts) as Hex
    const hash = hashUserOperation(operation, { chainId: 1, entryPoint, kind: 'eip7702' })
    expect(await recoverAddress({ hash, signature })).toBe(sender)
  })

  test.each<[string, SignRequest, string]>([
    ['of another chain', { ...request, chainId: 'eip155:10' }, 'no smart accounts'],
    ['of chain 0', { ...request, chainId: 'eip155:0' }, 'no smart accounts'],
    ['of a chain that is an inherited name', { ...request, chainId: 'constructor' }, 'no smart accounts'],
    ['for another EntryPoint', { ...request, entryPoint: other }, 'EntryPoint'],
    ['of another sender', { ...request, operation: { ...operation, sender: other } }, 'sender'],
    ['without calls', withCalls('0x'), 'batch of calls'],
    ['with an empty batch', withCalls(encodeAccountCalls([])), 'batch of calls'],
    ['with bytes after its calls', withCalls(concatHex([operation.callData, '0x00'])), 'batch of calls'],
    [
      'in which calls may fail',
      withCalls(operation.callData.replace(/^(0x.{8})01.{2}/, '$10101') as Hex),
      'batch of calls',
    ],
    [
      'that calls the account itself',
      withCalls(encodeAccountCalls([call, { ...call, to: sender, data: '0x01' }])),
      'account itself',
    ],
    [
      'that calls the delegation manager',
      withCalls(encodeAccountCalls([{ ...call, to: delegationManager, data: '0x01' }])),
      'delegation manager',
    ],
  ])('error: an operation %s', (_title, given, problem) => {
    expect(check(given)).toContain(problem)
  })

  test('behavior: a transfer to the account itself has no data, and is signed', () => {
    expect(check(withCalls(encodeAccountCalls([{ ...call, to: sender }])))).toBeNull()
  })

  test.each([
    ['a negative number', { nonce: -1n }],
    ['a number that does not fit', { callGasLimit: 2n ** 128n }],
    ['a number of another type', { maxFeePerGas: 1 }],
    ['data that is not hex', { callData: '0x0' }],
    ['a paymaster without limits', { paymaster: { address: other, data: '0x' } }],
  ])('error: the worker refuses %s', (_title, changes) => {
    const parameters = { request: { ...request, operation: { ...operation, ...changes } }, address: sender }
    expect(vaultCalls.sign.parameters.safeParse(parameters).success).toBe(false)
    expect(vaultCalls.sign.parameters.safeParse({ request, address: sender }).success).toBe(true)
  })
})

describe('an authorization', () => {
  test('default: it is signed for the chain and the contract of the configuration', async () => {
    expect(check(authorization)).toBeNull()
    const bytes = hexToBytes(signRequest(keys, authorization) as Hex)
    const hex = (from: number, to: number): Hex => `0x${Buffer.from(bytes.slice(from, to)).toString('hex')}`
    const signed = { r: hex(0, 32), s: hex(32, 64), yParity: (bytes[64] ?? 0) - 27 }
    const fields = { chainId: 1, address: implementation, nonce: 3 }
    expect(await recoverAuthorizationAddress({ authorization: { ...fields, ...signed } })).toBe(sender)
  })

  test.each<[string, Partial<Extract<SignRequest, { type: 'evmAuthorization' }>>]>([
    ['for another contract', { implementation: other as Hex }],
    ['for no contract', { implementation: `0x${'00'.repeat(20)}` as Hex }],
    ['for every chain', { chainId: 'eip155:0' }],
    ['for a chain in another form', { chainId: 'eip155:01' }],
    ['for another chain', { chainId: 'eip155:10' }],
    ['with a negative nonce', { nonce: -1 }],
    ['with a nonce that is not an integer', { nonce: 0.5 }],
    ['with a nonce that is not safe', { nonce: 2 ** 53 }],
  ])('error: an authorization %s', (_title, changes) => {
    expect(check({ ...authorization, ...changes })).not.toBeNull()
  })
})
