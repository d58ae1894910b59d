import { DelegationManager } from '@metamask/delegation-abis'
import fc from 'fast-check'
import {
  bytesToHex,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  pad,
} from 'viem'
import { expect, test } from 'vitest'
import type { Caveat, Delegation } from '../delegation/Delegation.js'
import { contextParameters } from '../delegation/delegationAbi.js'
import type { EnforcerName } from '../delegation/PermissionContracts.js'
import { toDelegation } from '../delegation/toDelegation.js'
import type { Permission } from '../permission/Permission.js'
import { PermissionError } from '../permission/PermissionError.js'
import {
  anyHex,
  anyPermission,
  contracts,
  expiry,
  owner,
  permissions,
  recipient,
  sessionKey,
  token,
} from '../permission/permissions.fixtures.js'
import { encodeRedemption, encodeRevocation } from './encodeRedemption.js'
import { metamaskCaveats } from './metamaskCaveats.fixtures.js'
import { decodePermissionsContext, encodePermissionsContext } from './permissionsContext.js'

const signature: Hex = `0x${'5a'.repeat(65)}`

function sign(permission: Permission, nonce?: bigint): Delegation {
  return { ...toDelegation({ permission, expiry, nonce, owner, sessionKey, salt: 9n, contracts }), signature }
}

const decode = (delegation: Delegation) =>
  decodePermissionsContext(encodePermissionsContext(delegation), contracts)

test.each(Object.entries(permissions))(
  'default: the context of %s is read as it was',
  (_name, permission) => {
    const delegation = sign(permission, 4n)
    expect(decode(delegation)).toEqual({ permission, expiry, nonce: 4n, owner, sessionKey, delegation })
  },
)

test.each(Object.entries(metamaskCaveats))(
  'behavior: reads the default arguments "0x00" of @metamask/smart-accounts-kit 2.0.0: %s',
  (type, caveats) => {
    const delegation: Delegation = {
      ...sign(native),
      caveats: caveats.map(([name, terms, args]) => ({ enforcer: contracts.enforcers[name], terms, args })),
    }
    const granted = decode(delegation)
    expect(granted).toMatchObject({ permission: { type }, expiry: 1_900_000_000, nonce: undefined, owner })
    // What the redeemer sends is what the owner signed.
    expect(granted.delegation.caveats.every(({ args }) => args === '0x00')).toBe(true)
  },
)

test('behavior: any permission: the context is read as it was', () => {
  fc.assert(
    fc.property(
      anyPermission,
      fc.option(fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }), { nil: undefined }),
      (permission, nonce) => {
        const { permission: read, expiry: end, nonce: readNonce } = decode(sign(permission, nonce))
        expect({ read, end, readNonce }).toEqual({ read: permission, end: expiry, readNonce: nonce })
      },
    ),
  )
})

test('error: any bytes: a PermissionError', () => {
  const anyBytes = fc.nat(600).chain((length) => anyHex(length))
  fc.assert(
    fc.property(anyBytes, (context) => {
      expect(() => decodePermissionsContext(context, contracts)).toThrow(PermissionError)
    }),
  )
})

test('error: any change of one byte of the terms: another permission, or a PermissionError', () => {
  const anyChange = fc.record({
    permission: anyPermission,
    caveat: fc.nat(),
    at: fc.nat(),
    flip: fc.integer({ min: 1, max: 255 }),
  })
  fc.assert(
    fc.property(anyChange, ({ permission, caveat, at, flip }) => {
      const delegation = sign(permission)
      const index = caveat % delegation.caveats.length
      const { terms } = delegation.caveats[index] as Caveat
      const bytes = hexToBytes(terms)
      if (bytes.length === 0) return
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ flip
      const changed = setTerms(delegation, index, bytesToHex(bytes))
      let read: unknown
      try {
        const { permission: other, expiry: end } = decode(changed)
        read = { permission: other, expiry: end }
      } catch (error) {
        expect(error).toBeInstanceOf(PermissionError)
        return
      }
      expect(read).not.toEqual({ permission, expiry })
    }),
  )
})

test.each<[string, EnforcerName[], Permission]>([
  [
    'periods of the native token',
    ['NativeTokenPeriodTransferEnforcer', 'ExactCalldataEnforcer', 'TimestampEnforcer', 'NonceEnforcer'],
    permissions['periods of the native token'] as Permission,
  ],
  [
    'periods of a token',
    ['ERC20PeriodTransferEnforcer', 'ValueLteEnforcer', 'TimestampEnforcer', 'NonceEnforcer'],
    permissions['periods of a token'] as Permission,
  ],
])(
  'behavior: reads %s of MetaMask, without caveats that its limit makes redundant',
  (_name, kept, permission) => {
    const delegation = sign(permission, 0n)
    const caveats = delegation.caveats.filter(({ enforcer }) =>
      kept.some((name) => contracts.enforcers[name] === enforcer),
    )
    expect(caveats).toHaveLength(4)
    expect(decode({ ...delegation, caveats })).toMatchObject({ permission, expiry, nonce: 0n })
  },
)

const { enforcers } = contracts
const caveat = (name: EnforcerName, terms: Hex): Caveat => ({ enforcer: enforcers[name], terms, args: '0x' })
const word = (value: number): Hex => pad(`0x${value.toString(16).padStart(2, '0')}`)
const native = permissions['a total of the native token'] as Permission
const tokens = permissions['a total of a token, with a recipient and a start'] as Permission
const calls = permissions.calls as Permission

function setTerms(delegation: Delegation, index: number, terms: Hex): Delegation {
  const caveats = delegation.caveats.map((entry, at) => (at === index ? { ...entry, terms } : entry))
  return { ...delegation, caveats }
}

function without(permission: Permission, name: EnforcerName): Delegation {
  const delegation = sign(permission)
  return { ...delegation, caveats: delegation.caveats.filter(({ enforcer }) => enforcer !== enforcers[name]) }
}

function withTerms(permission: Permission, name: EnforcerName, terms: Hex): Delegation {
  const delegation = sign(permission)
  return setTerms(
    delegation,
    delegation.caveats.findIndex(({ enforcer }) => enforcer === enforcers[name]),
    terms,
  )
}

function adding(permission: Permission, ...caveats: Caveat[]): Delegation {
  const delegation = sign(permission)
  return { ...delegation, caveats: [...delegation.caveats, ...caveats] }
}

test.each<[string, Delegation, PermissionError['code']]>([
  ['an unknown enforcer', adding(native, { enforcer: recipient, terms: '0x', args: '0x' }), 'unknown-caveat'],
  [
    'an enforcer of another kind of permission',
    adding(native, caveat('LimitedCallsEnforcer', word(1))),
    'unknown-caveat',
  ],
  ['two caveats of one enforcer', adding(calls, caveat('ValueLteEnforcer', word(1))), 'unknown-caveat'],
  [
    'two limits',
    adding(native, caveat('ERC20TransferAmountEnforcer', concatHex([token, word(1)]))),
    'unknown-caveat',
  ],
  ['no caveats', { ...sign(native), caveats: [] }, 'unknown-caveat'],
  ['no time', without(native, 'TimestampEnforcer'), 'unknown-caveat'],
  ['no end', withTerms(native, 'TimestampEnforcer', word(0)), 'unknown-caveat'],
  ['data in transfers of the native token', without(native, 'ExactCalldataEnforcer'), 'unknown-caveat'],
  ['data that is fixed', withTerms(native, 'ExactCalldataEnforcer', '0x00'), 'unknown-caveat'],
  ['native value with a token', without(tokens, 'ValueLteEnforcer'), 'unknown-caveat'],
  ['native value above 0 with a token', withTerms(tokens, 'ValueLteEnforcer', word(1)), 'unknown-caveat'],
  ['another target than the token', withTerms(tokens, 'AllowedTargetsEnforcer', recipient), 'unknown-caveat'],
  [
    'another method than transfer',
    withTerms(tokens, 'AllowedMethodsEnforcer', '0x095ea7b3'),
    'unknown-caveat',
  ],
  [
    'a condition for the amount',
    withTerms(tokens, 'AllowedCalldataEnforcer', concatHex([word(36), word(1)])),
    'unknown-caveat',
  ],
  [
    'a condition for a part of the recipient',
    withTerms(tokens, 'AllowedCalldataEnforcer', concatHex([word(4), '0x00'])),
    'unknown-caveat',
  ],
  [
    'a recipient with other bits',
    withTerms(tokens, 'AllowedCalldataEnforcer', concatHex([word(4), `0x${'ff'.repeat(32)}`])),
    'unknown-caveat',
  ],
  ['any target', without(calls, 'AllowedTargetsEnforcer'), 'unknown-caveat'],
  ['any method', without(calls, 'AllowedMethodsEnforcer'), 'unknown-caveat'],
  ['any value', without(calls, 'ValueLteEnforcer'), 'unknown-caveat'],
  [
    'terms that are too short',
    withTerms(native, 'NativeTokenTransferAmountEnforcer', '0x05'),
    'malformed-context',
  ],
  [
    'terms that are too long',
    withTerms(native, 'NativeTokenTransferAmountEnforcer', concatHex([word(5), '0x00'])),
    'malformed-context',
  ],
  ['no targets', withTerms(calls, 'AllowedTargetsEnforcer', '0x'), 'malformed-context'],
  ['a part of a target', withTerms(calls, 'AllowedTargetsEnforcer', '0x1234'), 'malformed-context'],
  ['the account itself as a target', withTerms(calls, 'AllowedTargetsEnforcer', owner), 'invalid-permission'],
  [
    'the DelegationManager as a target',
    withTerms(calls, 'AllowedTargetsEnforcer', contracts.delegationManager),
    'invalid-permission',
  ],
  [
    'arguments of the redeemer',
    { ...sign(native), caveats: sign(native).caveats.map((entry) => ({ ...entry, args: '0x01' as const })) },
    'unexpected-delegation',
  ],
  ['another authority', { ...sign(native), authority: word(1) }, 'unexpected-delegation'],
  [
    'any delegate',
    { ...sign(native), delegate: '0x0000000000000000000000000000000000000a11' },
    'unexpected-delegation',
  ],
])('error: a delegation with %s', (_name, delegation, code) => {
  expect(() => decode(delegation)).toThrow(expect.objectContaining({ name: 'PermissionError', code }))
})

test.each<[string, Hex, PermissionError['code']]>([
  ['no delegation', encodeAbiParameters(contextParameters, [[]]), 'unexpected-delegation'],
  [
    'a chain of delegations',
    encodeAbiParameters(contextParameters, [[sign(native), sign(native)]]),
    'unexpected-delegation',
  ],
  [
    'bytes after the delegations',
    concatHex([encodePermissionsContext(sign(native)), word(0)]),
    'malformed-context',
  ],
  ['no hex', 'context' as Hex, 'malformed-context'],
  ['an odd number of digits', '0x1', 'malformed-context'],
  ['too many bytes', `0x${'00'.repeat(65_537)}`, 'malformed-context'],
])('error: a context with %s', (_name, context, code) => {
  expect(() => decodePermissionsContext(context, contracts)).toThrow(
    expect.objectContaining({ name: 'PermissionError', code }),
  )
})

test('default: the calls are those of the ABI that the Delegation Framework publishes', () => {
  const delegation = sign(native)
  expect(encodeRevocation(delegation)).toBe(
    encodeFunctionData({ abi: DelegationManager, functionName: 'disableDelegation', args: [delegation] }),
  )
  const context = encodePermissionsContext(delegation)
  expect(encodeRedemption([{ context, call: { to: recipient, value: 5n } }])).toBe(
    encodeFunctionData({
      abi: DelegationManager,
      functionName: 'redeemDelegations',
      args: [[context], [word(0)], [concatHex([recipient.toLowerCase() as Hex, word(5)])]],
    }),
  )
})
