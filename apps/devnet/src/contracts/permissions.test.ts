import {
  type DelegatedCall,
  type Delegation,
  delegationManagerAbi,
  encodeRevocation,
  getDelegationHash,
  getDelegationTypedData,
  type Permission,
} from '@latchkit/permissions'
import { delegationContracts } from '@latchkit/test/source/contracts/smartAccounts'
import { NonceEnforcer } from '@metamask/delegation-abis'
import { type Address, encodeFunctionData, type Hex, hexToBigInt, numberToHex, parseEther, size } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { PermissionChain, token, toTransfer } from './permissions.fixtures.js'

let devnet: Devnet
let chain: PermissionChain
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337, 31338] })
})
afterAll(() => devnet.stop())
beforeEach(async () => {
  chain = await new PermissionChain(devnet.chains[0]?.rpcUrl ?? '', 31337).open()
})

const day = 86_400
const otherAccount = privateKeyToAccount(generatePrivateKey())
const { delegationManager, enforcers } = delegationContracts

const transfer = (amount: bigint, to: Address = chain.recipient) => toTransfer(to, amount)
const pay = (value: bigint, to = chain.recipient): DelegatedCall => ({ to, value })

/** Each with a limit of 10, and the call that uses an amount of it. */
type Kind = {
  readonly type: string
  readonly permission: (start: number) => Permission
  readonly use: (amount: bigint) => DelegatedCall
  readonly over: string
}
const kinds: readonly Kind[] = [
  {
    type: 'native-token-periodic',
    permission: (start) => ({ type: 'native-token-periodic', amount: 10n, period: day, start }),
    use: pay,
    over: 'NativeTokenPeriodTransferEnforcer:transfer-amount-exceeded',
  },
  {
    type: 'erc20-token-periodic',
    permission: (start) => ({ type: 'erc20-token-periodic', token, amount: 10n, period: day, start }),
    use: transfer,
    over: 'ERC20PeriodTransferEnforcer:transfer-amount-exceeded',
  },
  {
    type: 'native-token-transfer',
    permission: (start) => ({ type: 'native-token-transfer', amount: 10n, start }),
    use: pay,
    over: 'NativeTokenTransferAmountEnforcer:allowance-exceeded',
  },
  {
    type: 'erc20-token-transfer',
    permission: (start) => ({ type: 'erc20-token-transfer', token, amount: 10n, start }),
    use: transfer,
    over: 'ERC20TransferAmountEnforcer:allowance-exceeded',
  },
]
const periodic = kinds.filter(({ type }) => type.endsWith('periodic'))
const total = kinds.filter(({ type }) => type.endsWith('transfer'))

const received = async () => {
  const { native, token: tokens } = await chain.getBalances()
  return native + tokens
}

describe.each(kinds)('$type', ({ permission, use, over }) => {
  test('default: the session key pays up to the limit, and not more', async () => {
    const delegation = await chain.grant(permission(await chain.now()))
    expect(await chain.redeem(delegation, use(11n))).toEqual({ status: 'reverted', reason: over })
    expect(await chain.redeem(delegation, use(4n))).toMatchObject({ status: 'success' })
    expect(await chain.redeem(delegation, use(7n))).toEqual({ status: 'reverted', reason: over })
    expect(await chain.redeem(delegation, use(6n))).toMatchObject({ status: 'success' })
    expect(await chain.redeem(delegation, use(1n))).toEqual({ status: 'reverted', reason: over })
    expect(await received()).toBe(10n)
  })

  test('error: after the expiry', async () => {
    const now = await chain.now()
    const delegation = await chain.grant(permission(now), { expiry: now + day })
    await chain.travel(now + day - 2)
    expect(await chain.redeem(delegation, use(1n))).toMatchObject({ status: 'success' })
    await chain.travel(now + day)
    expect(await chain.redeem(delegation, use(1n))).toEqual({
      ...{ status: 'reverted', reason: 'TimestampEnforcer:expired-delegation' },
    })
    expect(await received()).toBe(1n)
  })

  test('error: before the start', async () => {
    const start = (await chain.now()) + day
    const delegation = await chain.grant(permission(start))
    const refused = await chain.redeem(delegation, use(1n))
    expect(refused.status).toBe('reverted')
    expect(refused.reason).toMatch(/:(transfer-not-started|early-delegation)$/)
    await chain.travel(start)
    expect(await chain.redeem(delegation, use(1n))).toMatchObject({ status: 'success' })
    expect(await received()).toBe(1n)
  })

  test('error: after the owner revoked it on the chain', async () => {
    const delegation = await chain.grant(permission(await chain.now()))
    expect(await chain.redeem(delegation, use(1n))).toMatchObject({ status: 'success' })
    expect(await chain.execute(delegationManager, encodeRevocation(delegation))).toBe('success')
    const revoked = await chain.client.readContract({
      ...{ address: delegationManager, abi: delegationManagerAbi, functionName: 'disabledDelegations' },
      args: [getDelegationHash(delegation)],
    })
    expect(revoked).toBe(true)
    expect(await chain.redeem(delegation, use(1n))).toEqual({
      ...{ status: 'reverted', reason: 'CannotUseADisabledDelegation' },
    })
    expect(await received()).toBe(1n)
  })

  test('error: a transaction of the session key cannot revoke or enable it', async () => {
    const delegation = await chain.grant(permission(await chain.now()))
    const { sessionKey } = chain
    expect(await chain.send(sessionKey, encodeRevocation(delegation))).toEqual({
      ...{ status: 'reverted', reason: 'InvalidDelegator' },
    })
    await chain.execute(delegationManager, encodeRevocation(delegation))
    const enable = encodeFunctionData({
      abi: [{ ...delegationManagerAbi[1], name: 'enableDelegation' }],
      args: [delegation],
    })
    expect(await chain.send(sessionKey, enable)).toEqual({ status: 'reverted', reason: 'InvalidDelegator' })
  })

  test('error: after the owner increased the nonce', async () => {
    const delegation = await chain.grant(permission(await chain.now()), { nonce: 0n })
    expect(await chain.redeem(delegation, use(1n))).toMatchObject({ status: 'success' })
    const increase = encodeFunctionData({
      ...{ abi: NonceEnforcer, functionName: 'incrementNonce', args: [delegationManager] },
    })
    expect(await chain.execute(enforcers.NonceEnforcer, increase)).toBe('success')
    expect(await chain.redeem(delegation, use(1n))).toEqual({
      ...{ status: 'reverted', reason: 'NonceEnforcer:invalid-nonce' },
    })
  })

  test('error: another account than the session key', async () => {
    const delegation = await chain.grant(permission(await chain.now()))
    await chain.client.setBalance({ address: otherAccount.address, value: parseEther('1') })
    expect(await chain.redeem(delegation, use(1n), otherAccount)).toEqual({
      ...{ status: 'reverted', reason: 'InvalidDelegate' },
    })
    // The owner is another account, too.
    expect(await chain.redeem(delegation, use(1n), chain.owner)).toMatchObject({ status: 'reverted' })
  })

  test.each<[string, string, (delegation: Delegation) => Delegation]>([
    ['a higher limit', 'InvalidERC1271Signature', (signed) => change(signed, 0, raise)],
    [
      'a later expiry',
      'InvalidERC1271Signature',
      (signed) => change(signed, signed.caveats.length - 1, raise),
    ],
    [
      'no expiry',
      'InvalidERC1271Signature',
      (signed) => ({ ...signed, caveats: signed.caveats.slice(0, -1) }),
    ],
    ['no caveats', 'InvalidERC1271Signature', (signed) => ({ ...signed, caveats: [] })],
    ['a new limit', 'InvalidERC1271Signature', (signed) => ({ ...signed, salt: signed.salt + 1n })],
    [
      'another delegate',
      'InvalidERC1271Signature',
      (signed) => ({ ...signed, delegate: otherAccount.address }),
    ],
    ['another owner', 'InvalidEOASignature', (signed) => ({ ...signed, delegator: otherAccount.address })],
    ['no signature', 'ECDSAInvalidSignatureLength', (signed) => ({ ...signed, signature: '0x' })],
  ])('error: a signed delegation with %s', async (_name, reason, tamper) => {
    const delegation = tamper(await chain.grant(permission(await chain.now())))
    const by = delegation.delegate === otherAccount.address ? otherAccount : chain.sessionKey
    await chain.client.setBalance({ address: by.address, value: parseEther('1') })
    expect(await chain.redeem(delegation, use(1n), by)).toEqual({ status: 'reverted', reason })
    expect(await received()).toBe(0n)
  })

  test('error: on another chain', async () => {
    const { owner, sessionKey } = chain
    const other = await new PermissionChain(devnet.chains[1]?.rpcUrl ?? '', 31338, owner, sessionKey).open()
    const delegation = await chain.grant(permission(Math.min(await chain.now(), await other.now())))
    expect(await other.redeem(delegation, use(1n))).toEqual({
      ...{ status: 'reverted', reason: 'InvalidERC1271Signature' },
    })
    expect(await chain.redeem(delegation, use(1n))).toMatchObject({ status: 'success' })
  })

  test('error: a batch of calls', async () => {
    const delegation = await chain.grant(permission(await chain.now()))
    const refused = await chain.redeemBatch(delegation, [use(1n), use(1n)])
    expect(refused).toEqual({ status: 'reverted', reason: 'CaveatEnforcer:invalid-call-type' })
  })

  test('behavior: an account to which the session key delegates has the same limit', async () => {
    const delegation = await chain.grant(permission(await chain.now()))
    await chain.client.setBalance({ address: otherAccount.address, value: parseEther('1') })
    const derived = {
      ...{ delegate: otherAccount.address, delegator: chain.sessionKey.address, caveats: [], salt: 1n },
      authority: getDelegationHash(delegation),
      signature: '0x' as const,
    }
    const typedData = getDelegationTypedData(derived, { chainId: 31337, contracts: delegationContracts })
    const signed = { ...derived, signature: await chain.sessionKey.signTypedData(typedData) }
    const both = [signed, delegation]
    expect(await chain.redeemAll(both, use(11n), otherAccount)).toEqual({ status: 'reverted', reason: over })
    expect(await chain.redeemAll(both, use(10n), otherAccount)).toMatchObject({ status: 'success' })
    expect(await chain.redeem(delegation, use(1n))).toEqual({ status: 'reverted', reason: over })
  })
})

function change(delegation: Delegation, index: number, edit: (terms: Hex) => Hex): Delegation {
  const caveats = delegation.caveats.map((caveat, at) =>
    at === index ? { ...caveat, terms: edit(caveat.terms) } : caveat,
  )
  return { ...delegation, caveats }
}

/** Adds one to the terms. */
const raise = (terms: Hex): Hex => numberToHex(hexToBigInt(terms) + 1n, { size: size(terms) })

describe.each(periodic)('$type', ({ permission, use, over }) => {
  test('behavior: the limit is for each period, and what is left is not added', async () => {
    const start = await chain.now()
    const delegation = await chain.grant(permission(start))
    expect(await chain.redeem(delegation, use(3n))).toMatchObject({ status: 'success' })
    await chain.travel(start + day)
    expect(await chain.redeem(delegation, use(11n))).toEqual({ status: 'reverted', reason: over })
    expect(await chain.redeem(delegation, use(10n))).toMatchObject({ status: 'success' })
    expect(await chain.redeem(delegation, use(1n))).toEqual({ status: 'reverted', reason: over })
    expect(await received()).toBe(13n)
  })
})

describe.each(total)('$type', ({ permission, use, over }) => {
  test('behavior: the limit never begins again', async () => {
    const start = await chain.now()
    const delegation = await chain.grant(permission(start))
    expect(await chain.redeem(delegation, use(10n))).toMatchObject({ status: 'success' })
    await chain.travel(start + 30 * day)
    expect(await chain.redeem(delegation, use(1n))).toEqual({ status: 'reverted', reason: over })
  })
})
