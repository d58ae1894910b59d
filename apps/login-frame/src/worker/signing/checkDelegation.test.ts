import { delegationFramework, type Permission, rootAuthority } from '@latchkit/permissions'
import { type Hex, recoverAddress, serializeTransaction, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  createPermissionContent,
  publicAccount,
  recipient,
  token,
} from '../../page/permission/permissions.fixtures.js'
import { encodeContext, hashDelegation } from '../../shared/permission/delegations.js'
import { encodeRevocationOf } from '../../shared/permission/revocations.fixtures.js'
import type { UnsignedDelegation } from '../../shared/permission/UnsignedDelegation.js'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import type { SignRequest } from '../../shared/vault/Vault.js'
import { vaultCalls } from '../../shared/vault/vaultCalls.js'
import { deriveWallet } from '../custody/deriveWallet.js'
import { checkSignRequest } from './checkSignRequest.js'
import { signRequest } from './signRequest.js'

const { keys, addresses } = await deriveWallet(new Uint8Array(32).fill(1))
const owner = addresses.eip155 as Hex
const { delegationManager, enforcers } = delegationFramework
const smartAccounts = { 'eip155:1': publicAccount, 'eip155:5': smartAccount }
const { delegation, hash } = createPermissionContent(owner)
const request = { type: 'evmDelegation', chainId: 'eip155:1', delegationManager, delegation, hash } as const
const check = (given: SignRequest) => checkSignRequest(given, addresses, smartAccounts)

/** The request for a changed delegation, with its own hash. */
function withChanges(changes: Partial<UnsignedDelegation>): SignRequest {
  const changed = { ...delegation, ...changes }
  return { ...request, delegation: changed, hash: hashDelegation(changed, { chainId: 1, delegationManager }) }
}
const withCaveats = (change: (caveats: UnsignedDelegation['caveats']) => UnsignedDelegation['caveats']) =>
  withChanges({ caveats: change(delegation.caveats) })
const any: Hex = '0x0000000000000000000000000000000000000a11'

describe('a delegation', () => {
  test('default: it is hashed from its fields, and signed', async () => {
    expect(check(request)).toBeNull()
    const signature = signRequest(keys, request) as Hex
    expect(await recoverAddress({ hash, signature })).toBe(owner)
    expect(encodeContext(delegation, signature)).toContain(signature.slice(2))
  })

  test.each<[string, SignRequest, string]>([
    ['of another chain', { ...request, chainId: 'eip155:10' }, 'no smart accounts'],
    ['of chain 0', { ...request, chainId: 'eip155:0' }, 'no smart accounts'],
    ['of a chain without known enforcers', { ...request, chainId: 'eip155:5' }, 'grant no permissions'],
    ['for another manager', { ...request, delegationManager: recipient }, 'delegation manager'],
    ['of another account', withChanges({ delegator: recipient }), 'delegator'],
    ['for the account itself', withChanges({ delegate: owner }), 'another account'],
    ['for no account', withChanges({ delegate: zeroAddress }), 'another account'],
    ['for any account', withChanges({ delegate: any }), 'another account'],
    ['for the delegation manager', withChanges({ delegate: delegationManager }), 'another account'],
    ['for EntryPoint', withChanges({ delegate: publicAccount.entryPoint }), 'another account'],
    ['that is derived from another one', withChanges({ authority: hash }), 'derived from another'],
    ['without caveats', withChanges({ caveats: [] }), 'limits the time'],
    ['without its last caveat', withCaveats((all) => all.slice(0, -1)), 'must not be used'],
    ['without its first caveat', withCaveats((all) => all.slice(1)), 'must not be used'],
    ['with a caveat twice', withCaveats((all) => [...all, ...all]), 'two caveats'],
    [
      'with an unknown enforcer',
      withCaveats((all) => [...all, { enforcer: recipient, terms: '0x' }]),
      'not known',
    ],
    [
      'with the caveat of another permission',
      withCaveats((all) => [
        ...all,
        { enforcer: enforcers.LimitedCallsEnforcer, terms: `0x${'00'.repeat(32)}` },
      ]),
      'must not be used',
    ],
    ['that differs from the displayed one', { ...request, hash: `0x${'11'.repeat(32)}` }, 'was displayed'],
    [
      'with another salt than the displayed one',
      { ...request, delegation: { ...delegation, salt: 8n } },
      'was displayed',
    ],
    [
      'whose hash is that of another chain',
      { ...request, hash: hashDelegation(delegation, { chainId: 10, delegationManager }) },
      'was displayed',
    ],
  ])('error: a delegation %s', (_title, given, problem) => {
    expect(check(given)).toContain(problem)
  })

  test.each<[string, Hex]>([
    ['the account', owner],
    ['the manager', delegationManager],
  ])('error: calls of %s', (_title, target) => {
    const permission: Permission = { type: 'contract-call', targets: [token], methods: ['0x12345678'] }
    const content = createPermissionContent(owner, permission)
    const caveats = content.delegation.caveats.map((caveat) =>
      caveat.enforcer === enforcers.AllowedTargetsEnforcer ? { ...caveat, terms: target } : caveat,
    )
    expect(check(withChanges({ caveats }))).toContain('"targets" must contain neither')
  })

  test.each([
    ['an address that is too short', { delegate: '0x12' }],
    ['a salt that is too large', { salt: 2n ** 256n }],
    ['a salt of another type', { salt: 7 }],
    ['an authority that is no word', { authority: '0xff' }],
    ['a field that is not signed', { signature: '0x' }],
    ['arguments of a caveat', { caveats: [{ enforcer: recipient, terms: '0x', args: '0x' }] }],
  ])('error: the worker refuses %s', (_title, changes) => {
    const parse = (given: object) =>
      vaultCalls.sign.parameters.safeParse({ request: { ...request, delegation: given }, address: owner })
    expect(parse({ ...delegation, ...changes }).success).toBe(false)
    expect(parse({ ...delegation, authority: rootAuthority }).success).toBe(true)
  })
})

describe('a transaction of the ordinary account', () => {
  const toRequest = (to: Hex, data: Hex, value = 0n, chainId = 1): SignRequest => ({
    type: 'evmTransaction',
    transaction: Buffer.from(
      serializeTransaction({ type: 'eip1559', chainId, nonce: 0, gas: 100_000n, to, data, value }).slice(2),
      'hex',
    ),
  })
  const revocation = encodeRevocationOf(delegation)

  test('behavior: the revocation of its own permission is signed', () => {
    expect(check(toRequest(delegationManager, revocation))).toBeNull()
    expect(check(toRequest(recipient, '0x1234'))).toBeNull()
    expect(check(toRequest(owner, '0x', 1n))).toBeNull()
    expect(check(toRequest(delegationManager, '0x1234', 0n, 10))).toBeNull()
    expect(check({ type: 'evmTransaction', transaction: Uint8Array.of(1) })).toBeNull()
  })

  test.each<[string, SignRequest]>([
    ['another call of the manager', toRequest(delegationManager, '0x1234')],
    ['a call of the account', toRequest(owner, '0x1234')],
    ['a revocation with bytes after it', toRequest(delegationManager, `${revocation}00`)],
    ['a revocation with an amount', toRequest(delegationManager, revocation, 1n)],
    [
      'the revocation for another account',
      toRequest(delegationManager, encodeRevocationOf({ ...delegation, delegator: recipient })),
    ],
    [
      'the opposite of a revocation',
      // Selector of `enableDelegation`.
      toRequest(delegationManager, `0x3ed01015${revocation.slice(10)}`),
    ],
  ])('error: %s', (_title, given) => {
    expect(check(given)).toContain('must not call the account itself')
  })
})
