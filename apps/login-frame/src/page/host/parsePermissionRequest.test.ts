import { delegationFramework } from '@latchkit/permissions'
import { describe, expect, test } from 'vitest'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import {
  expiry,
  publicAccount,
  recipient,
  sessionKey,
  start,
  token,
} from '../permission/permissions.fixtures.js'
import { parsePermissionRequest } from './parsePermissionRequest.js'

const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const zero = '0x0000000000000000000000000000000000000000'
const data = { tokenAddress: token, periodAmount: '0xa', periodDuration: 86_400, startTime: start, recipient }
const permission = { type: 'erc20-token-periodic', data }
const current = {
  ...{ chainId: '0x1', from: address, to: sessionKey },
  permission: { ...permission, isAdjustmentAllowed: true },
  rules: [{ type: 'expiry', data: { timestamp: expiry } }],
}
const older = {
  ...{ chainId: '0x1', address, expiry, permissions: [permission], policies: [] },
  signer: { type: 'account', data: { address: sessionKey } },
}
const parse = (method: string, params: unknown) =>
  parsePermissionRequest({
    // Plain data, as the host has copied it.
    ...{ method, params: params as never, now: start * 1_000 + 999, chainId: 'eip155:1' },
    findAccount: () => ({ address }),
    find: (id) => ({ 'eip155:1': publicAccount, 'eip155:5': smartAccount })[id as string],
  })
const request = (change: object) => parse('wallet_requestExecutionPermissions', [{ ...current, ...change }])
const grant = (change: object) => parse('wallet_grantPermissions', [{ ...older, ...change }])

const accepted = {
  ...{ status: 'accepted', chainId: 'eip155:1', permission },
  delegationManager: delegationFramework.delegationManager,
  request: {
    ...{ type: 'evmPermission', expiry, sessionKey },
    permission: {
      ...{ type: 'erc20-token-periodic', token, amount: 10n, period: 86_400, start, recipient },
    },
  },
}

describe('a permission', () => {
  test('default: in the current form, and in that of older drafts', () => {
    expect(request({})).toEqual(accepted)
    expect(grant({})).toEqual(accepted)
  })

  test('behavior: the account and the conditions may be left out, or be null', () => {
    expect(request({ from: undefined })).toEqual(accepted)
    expect(grant({ address: null, policies: null })).toEqual(accepted)
    expect(grant({ permissions: [{ ...permission, policies: [], required: true }] })).toEqual(accepted)
    expect(request({ from: address.toLowerCase(), chainId: 1 })).toEqual(accepted)
  })

  test.each([
    ['native-token-periodic', 'startTime', { periodAmount: '0x1', periodDuration: 60 }],
    ['native-token-recurring-allowance', 'start', { allowance: '0x1', period: 60 }],
  ])('behavior: periods of %s without a start begin now, and the app learns when', (type, name, given) => {
    const parsed = request({ permission: { type, data: given } })
    expect(parsed).toMatchObject({
      permission: { type, data: { ...given, [name]: start } },
      request: { permission: { type: 'native-token-periodic', start, amount: 1n } },
    })
  })

  test('behavior: calls may be limited to methods by their signatures', () => {
    const calls = { type: 'contract-call', data: { targets: [token], methods: ['mint(uint256)'] } }
    expect(request({ permission: calls })).toMatchObject({
      permission: calls,
      request: { permission: { type: 'contract-call', targets: [token], methods: ['0xa0712d68'] } },
    })
  })
})

const withData = (change: object) => ({ permission: { ...permission, data: { ...data, ...change } } })
const rules = (...all: unknown[]) => ({ rules: all })
const rule = (timestamp: unknown) => ({ type: 'expiry', data: { timestamp } })

test.each<[string, object, string, number?]>([
  ['of another account', { from: recipient }, 'account_changed', 4100],
  ['on an unknown chain', { chainId: '0xa' }, 'chain_unsupported', 4200],
  ['on a chain without known enforcers', { chainId: '0x5' }, 'chain_unsupported', 4200],
  ['on a chain that is no number', { chainId: 'constructor' }, 'chain_unsupported', 4200],
  ['of another type', { permission: { type: 'nft-transfer', data: {} } }, 'permission_unsupported'],
  ['of an inherited type', { permission: { type: 'constructor', data: {} } }, 'permission_unsupported'],
  ['with an unknown limit', withData({ maxFee: '0x1' }), 'permission_unsupported'],
  ['without an amount', withData({ periodAmount: undefined }), 'permission_invalid'],
  ['with the amount 0', withData({ periodAmount: '0x0' }), 'permission_invalid'],
  ['with a decimal amount', withData({ periodAmount: '10' }), 'permission_invalid'],
  ['with the period 0', withData({ periodDuration: 0 }), 'permission_invalid'],
  ['for no recipient', withData({ recipient: zero }), 'permission_invalid'],
  ['without an expiry', rules(), 'expiry_invalid'],
  ['with two expiries', rules(rule(expiry), rule(expiry)), 'expiry_invalid'],
  ['with an expiry as text', rules(rule(String(expiry))), 'expiry_invalid'],
  ['with a fraction of a second', rules(rule(expiry + 0.5)), 'expiry_invalid'],
  ['that has expired', rules(rule(start)), 'expiry_invalid'],
  ['with an expiry in ms', rules(rule(expiry * 1_000)), 'expiry_invalid'],
  ['that ends too late', rules(rule(start + 366 * 86_400 + 1)), 'expiry_invalid'],
  ['with another rule', rules(rule(expiry), { type: 'rate-limit', data: {} }), 'rule_unsupported'],
  [
    'with a condition in a rule',
    rules({ type: 'expiry', data: { timestamp: expiry, grace: 1 } }),
    'rule_unsupported',
  ],
  ['with an unknown field', { caveats: [] }, 'rule_unsupported'],
  ['without rules', { rules: undefined }, 'invalid_request'],
  ['for the account itself', { to: address }, 'session_key_invalid'],
  ['for no account', { to: zero }, 'session_key_invalid'],
  ['for any account', { to: '0x0000000000000000000000000000000000000a11' }, 'session_key_invalid'],
  ['for a contract of the account', { to: publicAccount.delegationManager }, 'session_key_invalid'],
  ['for an address with a wrong checksum', { to: sessionKey.replace('C', 'c') }, 'session_key_invalid'],
  ['for a name', { to: 'my-dapp.eth' }, 'session_key_invalid'],
  ['without a session key', { to: undefined }, 'invalid_request'],
])('error: a permission %s', (_title, change, reason, rpcCode = -32_602) => {
  expect(request(change)).toMatchObject({ status: 'refused', reason, rpcCode })
})

test.each<[string, object, string]>([
  ['two permissions', { permissions: [permission, permission] }, 'one_permission'],
  ['no permission', { permissions: [] }, 'one_permission'],
  ['policies', { policies: [{ type: 'gas-limit', data: {} }] }, 'rule_unsupported'],
  [
    'policies of the permission',
    { permissions: [{ ...permission, policies: [{ type: 'call-limit', data: {} }] }] },
    'rule_unsupported',
  ],
  ['a signer with several keys', { signer: { type: 'keys', data: { keys: [] } } }, 'signer_unsupported'],
  [
    'a signer with a condition',
    { signer: { type: 'account', data: { address: sessionKey, until: 1 } } },
    'signer_unsupported',
  ],
  ['no signer', { signer: undefined }, 'invalid_request'],
  ['an unknown field', { version: 2 }, 'rule_unsupported'],
  ['no expiry', { expiry: undefined }, 'invalid_request'],
])('error: the form of older drafts, with %s', (_title, change, reason) => {
  expect(grant(change)).toMatchObject({ status: 'refused', reason, rpcCode: -32_602 })
})

test.each([undefined, null, {}, [], [null], [current, current]])('error: parameters %#', (params) => {
  expect(parse('wallet_requestExecutionPermissions', params)).toMatchObject({ status: 'refused' })
  expect(parse('wallet_grantPermissions', params)).toMatchObject({ status: 'refused' })
})

test('error: the developer of the app learns which part is not supported', () => {
  expect(request(withData({ maxFee: '0x1' }))).toHaveProperty('details', expect.stringContaining('"maxFee"'))
  expect(request({ caveats: [] })).toHaveProperty('details', '"0.caveats"')
  expect(request({ to: 1 })).toHaveProperty('details', '"0.to"')
})
