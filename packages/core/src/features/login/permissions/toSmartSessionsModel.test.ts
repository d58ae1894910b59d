import { describe, expect, test } from 'vitest'
import type { KitState } from '../../../engine/types.js'
import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import type { Capability } from '../../../ports/Capabilities.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { grantPermissions } from './grantPermissions.js'
import {
  answerCurrent,
  expiry,
  permission,
  recipient,
  requestMethod,
  sessionKey,
  setUpPermissions,
} from './permissions.fixtures.js'
import { toSmartSessionsModel } from './toSmartSessionsModel.js'
import type { GrantedPermission, PermissionRequest, PermissionsState } from './types.js'

const world = setUpPermissions({ [requestMethod]: answerCurrent() })

/** The model of permissions of the connected account. */
async function toModel(
  granted: readonly Partial<GrantedPermission>[],
  now = 0,
  change: Partial<PermissionsState> = {},
) {
  const { kit, address } = await world
  const base = {
    permission,
    expiry,
    sessionKey,
    address,
    chainId: kit.config.networks[0]?.caipNetworkId,
    grantedAt: 0,
  }
  const permissions = {
    ...{ isLoaded: true, reported: [], listed: {}, tokens: {}, ...change },
    granted: granted.map((one, index) => ({ ...base, context: `0x0${index}`, ...one }) as GrantedPermission),
  }
  const model = toSmartSessionsModel({ ...kit.getState(), permissions }, kit.config, now)
  if (model.status !== 'ready') throw new Error('The account is connected')
  return model.tabs
}

async function toAction(request: PermissionRequest) {
  return (await toModel([{ permission: request }])).active[0]?.sessions[0]?.action
}

describe('toSmartSessionsModel', () => {
  test('behavior: tells that the server has no permissions for a login, and never for a wallet', async () => {
    const { kit } = await world
    const state = kit.getState()
    const { eip155 } = state.connection
    if (!eip155 || !('session' in eip155) || !eip155.session) throw new Error('The account is connected')
    const { chainId } = eip155.session
    const toState = (connectorId: string, permissions: Capability) => ({
      ...state,
      connection: { eip155: { ...eip155, session: { ...eip155.session, connectorId } } },
      capabilities: { status: 'ready', at: 0, capabilities: { chains: { [chainId]: { permissions } } } },
    })
    const read = (connectorId: string, permissions: Capability) =>
      toSmartSessionsModel(toState(connectorId, permissions) as KitState, kit.config, 0)
    const absent = { status: 'absent', code: 'unsupported' } as const
    const { name } = kit.config.networkOf(chainId) ?? {}
    expect(read(loginConnectorId, absent)).toMatchObject({ status: 'ready', absentOn: name })
    expect(read('io.fake', absent)).not.toHaveProperty('absentOn')
    expect(read(loginConnectorId, { status: 'available' })).not.toHaveProperty('absentOn')
  })

  test('default: what was granted', async () => {
    const { kit } = await world
    const { context, grantedAt } = await grantPermissions(kit, { permission, sessionKey, expiry })
    const network = { id: 'eip155:31337', name: expect.any(String) }
    expect(toSmartSessionsModel(kit.getState(), kit.config, 0)).toMatchObject({
      tabs: {
        active: [
          {
            at: grantedAt,
            sessions: [
              {
                ...{ context, sessionKey, network, grantedAt, expiresAt: expiry * 1_000 },
                action: { kind: 'transfers', amount: '0.000000000000000016', period: 3_600 },
                startsAt: 1_800_000_000_000,
              },
            ],
          },
        ],
        expired: [],
        revoked: [],
      },
    })
  })

  test('behavior: by state', async () => {
    const contexts = (months: Awaited<ReturnType<typeof toModel>>['active']) =>
      months.flatMap(({ sessions }) => sessions.map(({ context }) => context))
    const tabs = await toModel([{}, { expiry: 10 }, { revokedAt: 5 }, { expiry: 10, revokedAt: 5 }], 10_000)
    expect(contexts(tabs.active)).toEqual(['0x00'])
    expect(contexts(tabs.expired)).toEqual(['0x01'])
    expect(contexts(tabs.revoked)).toEqual(['0x03', '0x02'])
  })

  test('behavior: by month, the newest first, of the account only', async () => {
    const [first, second] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 1, 15)]
    const { active } = await toModel([
      { grantedAt: first },
      { grantedAt: second },
      { grantedAt: second + 1 },
      { address: recipient },
    ])
    expect(active.map(({ at, sessions }) => [at, sessions.length])).toEqual([
      [second + 1, 2],
      [first, 1],
    ])
  })

  test.each<[string, PermissionRequest, object]>([
    [
      'a token',
      {
        type: 'erc20-token-transfer',
        data: { tokenAddress: recipient, allowanceAmount: '0xff', recipient: sessionKey },
      },
      { kind: 'transfers', amount: '255', token: recipient, recipients: [sessionKey] },
    ],
    [
      'the older form of periods',
      { type: 'native-token-recurring-allowance', data: { allowance: '0x1', period: 60, start: 1 } },
      { kind: 'transfers', amount: '0.000000000000000001', symbol: 'ETH', period: 60 },
    ],
    [
      'calls',
      { type: 'contract-call', data: { targets: [recipient], methods: ['0x12345678', 5] } },
      { kind: 'calls', targets: [recipient], methods: ['0x12345678'] },
    ],
    [
      'an unknown type',
      { type: 'native-token-stream', data: {} },
      { kind: 'other', type: 'native-token-stream' },
    ],
    [
      'a malformed amount',
      { type: 'native-token-transfer', data: { allowanceAmount: 'x' } },
      { kind: 'other' },
    ],
    ['no token', { type: 'erc20-token-transfer', data: { allowanceAmount: '0x1' } }, { kind: 'other' }],
  ])('behavior: %s', async (_name, request, action) => {
    expect(await toAction(request)).toMatchObject(action)
  })

  test('behavior: a token that was read from the chain', async () => {
    const data = { tokenAddress: recipient.toUpperCase().replace('0X', '0x'), allowanceAmount: '0x16e360' }
    const request = { type: 'erc20-token-transfer', data }
    const tokens = { [`eip155:31337:${recipient.toLowerCase()}`]: { symbol: 'TUSD', decimals: 6 } }
    const { active } = await toModel([{ permission: request }], 0, { tokens })
    expect(active[0]?.sessions[0]?.action).toMatchObject({ amount: '1.5', symbol: 'TUSD' })
  })

  test('behavior: one whose revocation is not confirmed is active', async () => {
    const { active, revoked } = await toModel([{ revocation: { sentAt: 1 } }])
    expect(active[0]?.sessions).toMatchObject([{ isRevoking: true, isReported: false }])
    expect(revoked).toEqual([])
  })

  test('behavior: one that only the server reported is marked', async () => {
    const { kit, address } = await world
    const reported = {
      ...{ context: '0x0a', permission, expiry, sessionKey, address, grantedAt: 5 },
      chainId: kit.config.networks[0]?.caipNetworkId,
    } as GrantedPermission
    const { active } = await toModel([{}], 0, { reported: [reported] })
    expect(active[0]?.sessions.map(({ context, isReported }) => [context, isReported])).toEqual([
      ['0x0a', true],
      ['0x00', false],
    ])
  })

  test('behavior: disconnected', () => {
    const { kit } = createTestKit()
    expect(toSmartSessionsModel(kit.getState(), kit.config, 0)).toEqual({ status: 'disconnected' })
  })
})
