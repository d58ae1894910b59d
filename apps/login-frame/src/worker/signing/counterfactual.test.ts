import { type Hex, hexToBytes, recoverAddress, size } from 'viem'
import { describe, expect, test } from 'vitest'
import { toRpcOperation } from '../../page/smartAccount/toRpcOperation.js'
import { isReservedTypedData } from '../../shared/requestChecks/isReservedTypedData.js'
import { encodeAccountCalls } from '../../shared/smartAccount/accountCalls.js'
import { getFactory } from '../../shared/smartAccount/getFactory.js'
import { getSmartAccountAddress } from '../../shared/smartAccount/getSmartAccountAddress.js'
import { hashUserOperation, packUserOperation } from '../../shared/smartAccount/hashUserOperation.js'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import { counterfactualAccount, smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import type { UserOperation } from '../../shared/smartAccount/UserOperation.js'
import type { SignRequest } from '../../shared/vault/Vault.js'
import { vaultCalls } from '../../shared/vault/vaultCalls.js'
import { deriveWallet } from '../custody/deriveWallet.js'
import { checkSignRequest } from './checkSignRequest.js'
import { isSigner } from './isSigner.js'
import { listOwnAddresses } from './listOwnAddresses.js'
import { signRequest } from './signRequest.js'

const { keys, addresses } = await deriveWallet(new Uint8Array(32).fill(1))
const owner = addresses.eip155 as Hex
const other = '0x000000000000000000000000000000000000dEaD'
const smartAccounts: SmartAccounts = { 'eip155:1': smartAccount, 'eip155:10': counterfactualAccount }
const sender = getSmartAccountAddress(owner, counterfactualAccount)
const factory = getFactory(owner, counterfactualAccount)
const call = { to: other, value: 1n, data: '0x' } as const
const operation: UserOperation = {
  sender,
  nonce: 0n,
  factory,
  callData: encodeAccountCalls([call, call]),
  callGasLimit: 1n,
  verificationGasLimit: 2n,
  preVerificationGas: 3n,
  maxFeePerGas: 4n,
  maxPriorityFeePerGas: 5n,
}
const { entryPoint } = counterfactualAccount
const request = { type: 'evmUserOperation', chainId: 'eip155:10', entryPoint, operation } as const
const withOperation = (changes: Partial<UserOperation>): SignRequest => ({
  ...request,
  operation: { ...operation, ...changes },
})
const check = (given: SignRequest) => checkSignRequest(given, addresses, smartAccounts)

describe('the address', () => {
  test('default: it never changes, because it can have assets before the account is deployed', () => {
    // As `bundlerFactories.test.ts` of the devnet computes it from the published contracts.
    expect(getSmartAccountAddress(`0x${'11'.repeat(20)}`, counterfactualAccount)).toBe(
      '0x6Db1675dD13F9a62E0A44935724750D9faBdEAF0',
    )
  })

  test('behavior: it is that of the key with EIP-7702', () => {
    expect(getSmartAccountAddress(owner, smartAccount)).toBe(owner)
    expect(listOwnAddresses(owner, smartAccounts)).toEqual({ 'eip155:10': sender })
  })

  test.each([
    ['owner', () => getSmartAccountAddress(other, counterfactualAccount)],
    ['factory', () => getSmartAccountAddress(owner, { ...counterfactualAccount, factory: other })],
    [
      'implementation',
      () => getSmartAccountAddress(owner, { ...counterfactualAccount, implementation: other }),
    ],
  ])('behavior: it depends on the %s', (_name, getAddress) => {
    expect(getAddress()).toMatch(/^0x[\dA-Fa-f]{40}$/)
    expect(getAddress()).not.toBe(sender)
  })
})

describe('an operation', () => {
  test.each<[string, SignRequest]>([
    ['that deploys the account', request],
    ['of a deployed account', withOperation({ factory: undefined })],
    [
      'with addresses in lower case',
      withOperation({ factory: { ...factory, address: factory.address.toLowerCase() as Hex } }),
    ],
  ])('default: the worker signs one %s, with the domain of its contract', async (_title, given) => {
    if (given.type !== 'evmUserOperation') throw new TypeError('The request is no operation')
    expect(check(given)).toBeNull()
    const signature = signRequest(keys, given, smartAccounts) as Hex
    const hash = hashUserOperation(given.operation, { chainId: 10, entryPoint, kind: 'erc4337' })
    expect(await recoverAddress({ hash, signature })).toBe(owner)
  })

  test.each<[string, SignRequest, string]>([
    ['of the ordinary account', withOperation({ sender: owner }), 'sender'],
    [
      'of the account of another key',
      withOperation({ sender: getSmartAccountAddress(other, counterfactualAccount) }),
      'sender',
    ],
    ['on a chain with EIP-7702', { ...request, chainId: 'eip155:1' }, 'sender'],
    [
      'with a factory on a chain with EIP-7702',
      { ...request, chainId: 'eip155:1', operation: { ...operation, sender: owner } },
      'factory',
    ],
    ['with another factory', withOperation({ factory: { ...factory, address: other } }), 'factory'],
    ['with a factory without data', withOperation({ factory: { ...factory, data: '0x' } }), 'factory'],
    [
      'that deploys the account of another key',
      withOperation({ factory: getFactory(other, counterfactualAccount) }),
      'factory',
    ],
    [
      'that deploys another implementation',
      withOperation({ factory: getFactory(owner, { ...counterfactualAccount, implementation: other }) }),
      'factory',
    ],
    [
      'that calls the account itself',
      withOperation({ callData: encodeAccountCalls([{ to: sender, value: 0n, data: '0x01' }]) }),
      'account itself',
    ],
    [
      'that calls the delegation manager',
      withOperation({
        callData: encodeAccountCalls([
          { to: counterfactualAccount.delegationManager, value: 0n, data: '0x01' },
        ]),
      }),
      'delegation manager',
    ],
  ])('error: an operation %s', (_title, given, problem) => {
    expect(check(given)).toContain(problem)
  })

  test('error: an authorization on a chain without EIP-7702', () => {
    const { implementation } = counterfactualAccount
    expect(check({ type: 'evmAuthorization', chainId: 'eip155:10', implementation, nonce: 0 })).toContain(
      'do not delegate',
    )
  })

  test.each([
    ['data that is not hex', { ...factory, data: '0x0' }],
    ['an address that is too short', { ...factory, address: '0x7702' }],
    ['no data', { address: factory.address }],
  ])('error: the worker refuses a factory with %s', (_title, given) => {
    const parameters = { request: withOperation({ factory: given as never }), address: sender }
    expect(vaultCalls.sign.parameters.safeParse(parameters).success).toBe(false)
    expect(vaultCalls.sign.parameters.safeParse({ request, address: sender }).success).toBe(true)
  })

  test('behavior: bundlers and EntryPoint receive the factory with its data', () => {
    expect(toRpcOperation(operation, '0x', undefined)).toMatchObject({
      factory: factory.address,
      factoryData: factory.data,
    })
    expect(toRpcOperation({ ...operation, factory: undefined }, '0x', undefined)).not.toHaveProperty(
      'factory',
    )
    const { initCode } = packUserOperation(operation)
    expect(size(initCode)).toBe(20 + size(factory.data))
    expect(initCode.startsWith(factory.address)).toBe(true)
  })
})

describe('the signer', () => {
  const message: SignRequest = { type: 'evmMessage', message: hexToBytes('0x01') }
  test.each<[string, boolean, SignRequest, string]>([
    ['a message of the ordinary account', true, message, owner],
    ['a message of the smart account', true, message, sender],
    ['an operation of the smart account', true, request, sender],
    ['a message of another account', false, message, other],
    [
      'a transaction of the smart account',
      false,
      { type: 'evmTransaction', transaction: hexToBytes('0x01') },
      sender,
    ],
    [
      'a transaction of the ordinary account',
      true,
      { type: 'evmTransaction', transaction: hexToBytes('0x01') },
      owner,
    ],
    ['a message of a Solana account', false, { type: 'solanaMessage', message: hexToBytes('0x01') }, sender],
  ])('default: %s: %s', (_title, expected, given, address) => {
    expect(isSigner(given, address, addresses, smartAccounts)).toBe(expected)
  })

  test.each([
    ['the smart account', sender, true],
    ['the ordinary account', owner, true],
    ['the implementation', counterfactualAccount.implementation, true],
    ['another contract', other, false],
  ])('behavior: typed data of %s is reserved: %s', (_name, verifyingContract, isReserved) => {
    const typedData = { domain: { verifyingContract }, types: { Mail: [] }, primaryType: 'Mail', message: {} }
    expect(isReservedTypedData(typedData as never, owner, smartAccounts)).toBe(isReserved)
  })
})
