import type { SmartSessionModel, SmartSessionsModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const grantedAt = Date.UTC(2026, 0, 20, 12)
const month = 31 * 86_400_000

const subscription: SmartSessionModel = {
  context: '0x01',
  action: { kind: 'transfers', amount: '0.01', symbol: 'ETH', period: 30 * 86_400 },
  sessionKey: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  network: { id: 'eip155:1', name: 'Ethereum' },
  grantedAt,
  startsAt: grantedAt,
  expiresAt: grantedAt + 12 * month,
  isRevoking: false,
  isReported: false,
}
const tokens: SmartSessionModel = {
  ...subscription,
  context: '0x02',
  action: {
    ...{ kind: 'transfers', amount: '25000000', token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
    recipients: ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
  },
  grantedAt: grantedAt - month,
}
const knownToken: SmartSessionModel = {
  ...tokens,
  context: '0x05',
  action: {
    ...{ kind: 'transfers', amount: '25', symbol: 'USDC', period: 86_400 },
    token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
  isReported: true,
}
const unconfirmed: SmartSessionModel = { ...knownToken, context: '0x06', isReported: false, isRevoking: true }
const calls: SmartSessionModel = {
  ...subscription,
  context: '0x03',
  action: { kind: 'calls', targets: ['0x90F79bf6EB2c4f870365E785982E1f101E93b906'], methods: ['0x1249c58b'] },
}
const other: SmartSessionModel = {
  ...subscription,
  context: '0x04',
  action: { kind: 'other', type: 'x'.repeat(60) },
}

export const fixtures: Fixtures<SmartSessionsModel> = {
  disconnected: { status: 'disconnected' },
  ready: {
    status: 'ready',
    tabs: {
      active: [
        { at: grantedAt, sessions: [subscription, calls] },
        { at: tokens.grantedAt, sessions: [tokens, knownToken, unconfirmed] },
      ],
      expired: [{ at: grantedAt, sessions: [{ ...other, expiresAt: grantedAt + 1 }] }],
      revoked: [{ at: grantedAt, sessions: [{ ...calls, revokedAt: grantedAt + month }] }],
    },
  },
}

export const empty: SmartSessionsModel = { status: 'ready', tabs: { active: [], expired: [], revoked: [] } }

/** A login on a network on which the app's server has no permissions. */
export const absent: SmartSessionsModel = { ...empty, absentOn: 'Base' }
