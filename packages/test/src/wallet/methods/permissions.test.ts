import { expect, test } from 'vitest'
import { delegationContracts } from '../../contracts/smartAccounts.js'
import { accounts } from '../../foundation/accounts.js'
import { createTestWallet, getErrorCode } from '../wallet.fixtures.js'
import { delta } from '../wallets.js'

const from = accounts[8]?.address ?? '0x'
const to = accounts[1]?.address ?? '0x'
const recipient = accounts[2]?.address ?? '0x'
const expiry = 4_000_000_000
const data = { periodAmount: '0x10', periodDuration: 86_400, startTime: 1_800_000_000, justification: 'Tea' }
const permission = { type: 'native-token-periodic', isAdjustmentAllowed: false, data }
const rules = [{ type: 'expiry', data: { timestamp: expiry } }]
const request = { chainId: '0x7a69', from, to, permission, rules }
const requestMethod = 'wallet_requestExecutionPermissions'

/** A wallet with a node on which the account is a smart account already. */
function createDelta(state: object = {}) {
  const code = `0xef0100${delegationContracts.statelessAccount.slice(2)}`
  const sent: unknown[] = []
  const call = async (_url: string, method: string, params?: unknown) => {
    if (method === 'eth_sendRawTransactionSync') sent.push(params)
    if (method === 'eth_getCode') return code
    return method === 'eth_sendRawTransactionSync' ? { status: '0x1' } : '0x0'
  }
  const state_ = { ...delta.state, connected: true, ...state }
  return { ...createTestWallet({ ...delta, state: state_ }, { call }), sent }
}

test('default: answers as the Gator permissions snap of MetaMask does', async () => {
  const { control, request: ask } = createDelta()
  const [answer] = (await ask(requestMethod, [request])) as readonly [Record<string, unknown>]
  expect(answer).toEqual({
    ...{ chainId: '0x7a69', from, to, permission, rules, dependencies: [] },
    context: expect.stringMatching(/^0x[\da-f]{1000,}$/),
    delegationManager: delegationContracts.delegationManager,
  })
  expect(await ask('wallet_getGrantedExecutionPermissions')).toEqual([answer])
  expect(control.prompts).toEqual([
    {
      ...{ method: requestMethod, params: [request], status: 'approved' },
      description: [
        'Permission for an app at https://dapp.test, on Devnet 31337:',
        `${to} can send 0.000000000000000016 ETH every day to any account.`,
        'It starts at 2027-01-15T08:00:00.000Z.',
        'It ends at 2096-10-02T07:06:40.000Z.',
      ],
    },
  ])
})

test('behavior: the prompt names the token and the only recipient', async () => {
  const { control, request: ask } = createDelta()
  const token = { tokenAddress: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', periodAmount: '0x4c4b40' }
  await ask(requestMethod, [
    {
      ...request,
      permission: {
        ...permission,
        type: 'erc20-token-periodic',
        data: { ...token, periodDuration: 3_600, startTime: 1_800_000_000, recipient },
      },
    },
  ])
  expect(control.prompts[0]?.description?.[1]).toBe(`${to} can send 5 TUSD every hour to ${recipient}.`)
})

test('behavior: tells what it supports, as MetaMask does', async () => {
  const { request: ask } = createDelta()
  expect(await ask('wallet_getSupportedExecutionPermissions')).toMatchObject({
    'native-token-periodic': { chainIds: ['0x7a69', '0x7a6a'], ruleTypes: ['expiry'] },
  })
})

test('behavior: the older form has the method and the answer of its draft', async () => {
  const { request: ask } = createDelta({ permissions: 'older' })
  expect(await getErrorCode(ask(requestMethod, [request]))).toBe(-32601)
  const { isAdjustmentAllowed: _, ...older } = permission
  const signer = { type: 'account', data: { address: to } }
  const asked = { chainId: '0x7a69', address: from, expiry, signer, permissions: [older], policies: [] }
  expect(await ask('wallet_grantPermissions', [asked])).toMatchObject({
    ...{ expiry, context: expect.stringMatching(/^0x/) },
    permissions: [{ type: 'native-token-periodic', data: { periodAmount: '0x10' } }],
    signerMeta: { delegationManager: delegationContracts.delegationManager },
  })
})

test('behavior: revokes with a transaction of the account, and forgets the permission', async () => {
  const { control, request: ask, sent } = createDelta()
  const [{ context }] = (await ask(requestMethod, [request])) as readonly [{ readonly context: string }]
  expect(await ask('wallet_revokeExecutionPermission', { permissionContext: context })).toEqual({})
  expect(sent).toHaveLength(1)
  expect(await ask('wallet_getGrantedExecutionPermissions')).toEqual([])
  expect(control.prompts[1]?.description?.[0]).toBe('Revoke this permission:')
  const again = ask('wallet_revokeExecutionPermission', { permissionContext: context })
  expect(await getErrorCode(again)).toBe(-32000)
})

test.each<[string, object, number]>([
  ['an unknown key', { signer: {} }, -32602],
  ['a session key that is no address', { to: '0x12' }, -32602],
  ['no isAdjustmentAllowed', { permission: { type: permission.type, data } }, -32602],
  ['an account that the app does not see', { from: recipient }, 4100],
  ['another chain', { chainId: '0x1' }, -32000],
  ['an unknown type', { permission: { ...permission, type: 'native-token-stream' } }, -32000],
  [
    'data that cannot be enforced',
    { permission: { ...permission, data: { ...data, maxGas: '0x1' } } },
    -32000,
  ],
  ['the account as the session key', { to: from }, -32000],
  ['no expiry', { rules: null }, -32000],
  ['an expiry that has passed', { rules: [{ type: 'expiry', data: { timestamp: 1 } }] }, -32000],
  ['another rule', { rules: [...rules, { type: 'payee', data: { addresses: [recipient] } }] }, -32000],
])('error: %s', async (_name, change, code) => {
  const { control, request: ask } = createDelta()
  expect(await getErrorCode(ask(requestMethod, [{ ...request, ...change }]))).toBe(code)
  expect(control.prompts).toEqual([])
})

test('error: the user declines', async () => {
  const { request: ask } = createDelta({ answer: 'reject' })
  expect(await getErrorCode(ask(requestMethod, [request]))).toBe(4001)
  expect(await ask('wallet_getGrantedExecutionPermissions')).toEqual([])
})

test('error: a wallet without permissions has none of the methods', async () => {
  const { request: ask } = createDelta({ permissions: 'none' })
  for (const method of [
    requestMethod,
    'wallet_grantPermissions',
    'wallet_revokeExecutionPermission',
    'wallet_getSupportedExecutionPermissions',
    'wallet_getGrantedExecutionPermissions',
  ])
    expect(await getErrorCode(ask(method, [request]))).toBe(-32601)
})
