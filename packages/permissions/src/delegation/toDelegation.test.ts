import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import { expect, test } from 'vitest'
import type { Permission } from '../permission/Permission.js'
import { PermissionError } from '../permission/PermissionError.js'
import {
  contracts,
  expiry,
  owner,
  permissions,
  recipient,
  sessionKey,
  start,
  token,
} from '../permission/permissions.fixtures.js'
import { rootAuthority } from './Delegation.js'
import { delegationFramework } from './PermissionContracts.js'
import { createSalt, toCaveats, toDelegation } from './toDelegation.js'

const names = new Map(Object.entries(contracts.enforcers).map(([name, address]) => [address, name]))

function getNames(permission: Permission, nonce?: bigint): readonly (string | undefined)[] {
  return toCaveats({ permission, expiry, nonce, contracts }).map(({ enforcer }) =>
    names.get(enforcer)?.replace('Enforcer', ''),
  )
}

// What the README says that each permission makes.
const nativeEnd = ['ExactCalldata', 'Timestamp']
const tokenEnd = ['AllowedTargets', 'AllowedMethods', 'ValueLte']
test.each([
  ['periods of the native token', ['NativeTokenPeriodTransfer', ...nativeEnd]],
  [
    'periods of the native token, with recipients',
    ['NativeTokenPeriodTransfer', 'ExactCalldata', 'AllowedTargets', 'Timestamp'],
  ],
  ['periods of a token', ['ERC20PeriodTransfer', ...tokenEnd, 'Timestamp']],
  [
    'periods of a token, with a recipient',
    ['ERC20PeriodTransfer', ...tokenEnd, 'AllowedCalldata', 'Timestamp'],
  ],
  ['a total of the native token', ['NativeTokenTransferAmount', ...nativeEnd]],
  [
    'a total of the native token, with recipients and a start',
    ['NativeTokenTransferAmount', 'ExactCalldata', 'AllowedTargets', 'Timestamp'],
  ],
  ['a total of a token', ['ERC20TransferAmount', ...tokenEnd, 'Timestamp']],
  [
    'a total of a token, with a recipient and a start',
    ['ERC20TransferAmount', ...tokenEnd, 'AllowedCalldata', 'Timestamp'],
  ],
  ['calls', ['AllowedTargets', 'AllowedMethods', 'ValueLte', 'Timestamp']],
  ['calls with every limit', ['AllowedTargets', 'AllowedMethods', 'ValueLte', 'LimitedCalls', 'Timestamp']],
] as const)('default: the caveats of %s', (name, expected) => {
  const permission = permissions[name] as Permission
  expect(getNames(permission)).toEqual(expected)
  expect(getNames(permission, 3n)).toEqual([...expected, 'Nonce'])
})

test('default: the terms, as the contracts read them', () => {
  const caveats = toCaveats({
    permission: { type: 'erc20-token-periodic', token, amount: 5n, period: 86_400, start, recipient },
    expiry,
    contracts,
  })
  expect(caveats.map(({ terms }) => terms)).toMatchInlineSnapshot(`
    [
      "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb4800000000000000000000000000000000000000000000000000000000000000050000000000000000000000000000000000000000000000000000000000015180000000000000000000000000000000000000000000000000000000006b49d200",
      "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48",
      "0xa9059cbb",
      "0x0000000000000000000000000000000000000000000000000000000000000000",
      "0x000000000000000000000000000000000000000000000000000000000000000400000000000000000000000090f79bf6eb2c4f870365e785982e1f101e93b906",
      "0x00000000000000000000000000000000000000000000000000000000713fb300",
    ]
  `)
})

test('behavior: a start is excluded by the caveat, so it is one second earlier there', () => {
  const caveats = toCaveats({
    permission: { type: 'native-token-transfer', amount: 5n, start },
    expiry,
    contracts,
  })
  expect(caveats.at(-1)?.terms).toBe(
    `0x${(start - 1).toString(16).padStart(32, '0')}${expiry.toString(16).padStart(32, '0')}`,
  )
})

test('default: a delegation for the session key, derived from no other', () => {
  const delegation = toDelegation({ ...base, permission: native })
  expect(delegation).toMatchObject({
    delegate: sessionKey,
    delegator: owner,
    authority: rootAuthority,
    salt: 1n,
  })
  expect(delegation.signature).toBe('0x')
})

test('behavior: salts are random, with 256 bits', () => {
  const salts = Array.from({ length: 64 }, createSalt)
  expect(new Set(salts).size).toBe(64)
  expect(salts.some((salt) => salt >> 248n > 0n)).toBe(true)
})

const native: Permission = { type: 'native-token-transfer', amount: 5n }
const call = { type: 'contract-call', targets: [token], methods: ['0xa9059cbb'] } as const
const base = { expiry, owner, sessionKey, salt: 1n, contracts }

test.each<[string, Partial<Parameters<typeof toDelegation>[0]>, string]>([
  ['no amount', { permission: { ...native, amount: 0n } }, '"amount" must be an amount above 0, got 0.'],
  ['a negative amount', { permission: { ...native, amount: -1n } }, '"amount"'],
  ['an amount over 256 bits', { permission: { ...native, amount: 1n << 256n } }, '"amount"'],
  ['no period', { permission: { type: 'native-token-periodic', amount: 1n, period: 0, start } }, '"period"'],
  [
    'a period that is no number',
    { permission: { type: 'native-token-periodic', amount: 1n, period: Number.NaN, start } },
    '"period"',
  ],
  [
    'a start of 0',
    { permission: { type: 'native-token-periodic', amount: 1n, period: 1, start: 0 } },
    '"start"',
  ],
  [
    'an expiry in the past of the start',
    { permission: { ...native, start: expiry } },
    '"expiry" must be after the start',
  ],
  ['an expiry of 0, which is none for the contract', { permission: native, expiry: 0 }, '"expiry"'],
  ['an expiry in milliseconds of a fraction', { permission: native, expiry: 1.5 }, '"expiry"'],
  ['an expiry that no date has', { permission: native, expiry: 8_640_000_000_001 }, '"expiry"'],
  [
    'no recipients',
    { permission: { type: 'native-token-transfer', amount: 1n, recipients: [] } },
    '"recipients" must have 1 to 32 entries, got 0.',
  ],
  [
    'the same recipient twice',
    {
      permission: {
        type: 'native-token-transfer',
        amount: 1n,
        recipients: [recipient, recipient.toLowerCase() as `0x${string}`],
      },
    },
    '"recipients" must have no entry twice',
  ],
  [
    'a malformed token',
    { permission: { type: 'erc20-token-transfer', token: '0x12', amount: 1n } },
    '"token"',
  ],
  [
    'a malformed recipient',
    { permission: { type: 'erc20-token-transfer', token, amount: 1n, recipient: '0x' } },
    '"recipient"',
  ],
  ['no targets', { permission: { ...call, targets: [] } }, '"targets"'],
  ['no methods', { permission: { ...call, methods: [] } }, '"methods"'],
  ['a method of 3 bytes', { permission: { ...call, methods: ['0xa9059c'] } }, '"methods"'],
  ['a method of 5 bytes', { permission: { ...call, methods: ['0xa9059cbb00'] } }, '"methods"'],
  ['a negative value', { permission: { ...call, maxValue: -1n } }, '"maxValue"'],
  ['no calls', { permission: { ...call, maxCalls: 0 } }, '"maxCalls"'],
  [
    'the account itself as a target',
    { permission: { ...call, targets: [token, owner] } },
    '"targets" must contain neither the account of the owner nor the DelegationManager',
  ],
  [
    'the DelegationManager as a target',
    { permission: { ...call, targets: [contracts.delegationManager] } },
    '"targets"',
  ],
  [
    'the account itself as a token',
    { permission: { type: 'erc20-token-transfer', token: owner, amount: 1n } },
    '"targets"',
  ],
  [
    'the owner as the session key',
    { permission: native, sessionKey: owner },
    '"sessionKey" must differ from "owner"',
  ],
  [
    'no session key',
    { permission: native, sessionKey: '0x0000000000000000000000000000000000000000' },
    '"sessionKey"',
  ],
])('error: %s', (_name, change, message) => {
  const parameters = { ...base, permission: native, ...change }
  expect(() => toDelegation(parameters)).toThrow(PermissionError)
  expect(() => toDelegation(parameters)).toThrow(message)
})

test('default: the addresses of public chains are those that the Delegation Framework 1.3 publishes', () => {
  const { delegationManager, enforcers } = delegationFramework
  for (const chain of Object.values(DELEGATOR_CONTRACTS['1.3.0'] ?? {}))
    expect(chain).toMatchObject({ DelegationManager: delegationManager, ...enforcers })
  expect(Object.keys(DELEGATOR_CONTRACTS['1.3.0'] ?? {}).length).toBeGreaterThan(20)
})
