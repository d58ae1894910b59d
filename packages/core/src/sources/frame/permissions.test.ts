import { expect, test } from 'vitest'
import { connect, getPermissions, grantPermissions, revokePermissions } from '../../exports/actions.js'
import { UserRejectedError, WalletRequestError } from '../../exports/errors.js'
import { mainnet } from '../../exports/networks.js'
import { createTestKit, fakeAdapter } from '../../exports/testing.js'
import { evmAddress, fakeFrame } from './fakeFrame.fixtures.js'

const context = '0x1234'
const sessionKey = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const delegationManager = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const expiry = 4_000_000_000
const permission = { type: 'native-token-periodic', data: { periodAmount: '0x10', periodDuration: 3_600 } }
/** The frame says when the periods begin. */
const granted = { ...permission, data: { ...permission.data, startTime: 1_800_000_000 } }
const current = {
  ...{ chainId: '0x1', from: evmAddress, to: sessionKey },
  permission: { ...permission, isAdjustmentAllowed: false },
  rules: [{ type: 'expiry', data: { timestamp: expiry } }],
}
const parameters = { permission, sessionKey, expiry } as const

async function setUp(answers: Readonly<Record<string, unknown>>) {
  const frame = fakeFrame()
  for (const [method, answer] of Object.entries(answers)) frame.answers.set(method, answer)
  const { kit } = createTestKit({
    networks: [mainnet],
    // An adapter of a namespace that the kit does not use: `createTestKit` requires one.
    adapters: [fakeAdapter({ namespace: 'cosmos' })],
    login: frame.login,
  })
  kit.mount()
  await connect(kit, { connectorId: 'auth', namespace: 'eip155' })
  const sent = () => frame.calls.filter((call) => call.startsWith('wallet_'))
  return { kit, sent }
}

test('default: the wallet in the login frame grants and revokes a permission', async () => {
  const { kit, sent } = await setUp({
    wallet_requestExecutionPermissions: [
      { ...current, permission: granted, context, dependencies: [], delegationManager },
    ],
    wallet_revokeExecutionPermission: {},
  })
  expect(await grantPermissions(kit, parameters)).toMatchObject({
    ...{ context, permission: granted, sessionKey, expiry, address: evmAddress, delegationManager },
  })
  expect(await revokePermissions(kit, { context })).toEqual({ sent: undefined })
  expect(getPermissions(kit)).toMatchObject([{ context, revokedAt: expect.any(Number) }])
  expect(sent()).toEqual([
    `wallet_requestExecutionPermissions eip155:1 ${JSON.stringify([current])}`,
    `wallet_revokeExecutionPermission eip155:1 ${JSON.stringify({ permissionContext: context })}`,
  ])
})

test('behavior: a frame of an earlier version is asked in the form of older drafts', async () => {
  const method = 'wallet_requestExecutionPermissions'
  const { kit, sent } = await setUp({
    [method]: new WalletRequestError({ method, rpcCode: 4200 }),
    wallet_grantPermissions: { permissions: [permission], context, expiry },
  })
  expect(await grantPermissions(kit, parameters)).toMatchObject({ context })
  expect(sent().map((call) => call.split(' ')[0])).toEqual([method, 'wallet_grantPermissions'])
})

test('error: the frame refuses the permission', async () => {
  const method = 'wallet_requestExecutionPermissions'
  const details = 'The permission cannot be enforced by the network.'
  const { kit, sent } = await setUp({
    [method]: new WalletRequestError({ method, rpcCode: -32_602, details }),
  })
  await expect(grantPermissions(kit, parameters)).rejects.toMatchObject({
    ...{ code: 'wallet-request', rpcCode: -32_602, details },
  })
  expect(sent()).toHaveLength(1)
  expect(getPermissions(kit)).toEqual([])
})

test('error: the user declined in the frame', async () => {
  const method = 'wallet_requestExecutionPermissions'
  const { kit, sent } = await setUp({ [method]: new UserRejectedError() })
  await expect(grantPermissions(kit, parameters)).rejects.toBeInstanceOf(UserRejectedError)
  expect(sent()).toHaveLength(1)
})
