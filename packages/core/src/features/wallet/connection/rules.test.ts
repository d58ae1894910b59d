import { describe, expect, test } from 'vitest'
import { canSign, connectionOf, sessionOf, toConnectedAccount } from './rules.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionState } from './types.js'

const session = makeSession('a', { addresses: ['0x1', '0x2'] })
const attempt = { id: 'c', connectorId: 'b' }
const states = {
  disconnected: { status: 'disconnected' },
  reconnecting: { status: 'reconnecting', attempt, next: [] },
  connecting: { status: 'connecting', attempt },
  'connecting another wallet': { status: 'connecting', attempt, session },
  connected: { status: 'connected', session },
  disconnecting: { status: 'disconnecting', session, id: 'd' },
} satisfies Record<string, ConnectionState>

describe('sessionOf and canSign', () => {
  test.each([
    ['disconnected', false, false],
    ['reconnecting', false, false],
    ['connecting', false, false],
    ['connecting another wallet', true, true],
    ['connected', true, true],
    ['disconnecting', true, false],
  ] as const)('behavior: when %s: has a session is %s, and canSign is %s', (name, hasSession, signs) => {
    const state = { connection: { eip155: states[name] } }
    expect(sessionOf(state, 'eip155')).toBe(hasSession ? session : undefined)
    expect(canSign(state, 'eip155')).toBe(signs)
  })

  test('behavior: a namespace that is not configured is disconnected', () => {
    expect(sessionOf({ connection: {} }, 'solana')).toBeUndefined()
    expect(connectionOf({ connection: {} }, 'solana')).toEqual({ status: 'disconnected' })
  })
})

describe('toConnectedAccount', () => {
  test('default', () => {
    expect(toConnectedAccount('eip155', session)).toEqual({
      namespace: 'eip155',
      address: '0x1',
      caipAddress: 'eip155:1:0x1',
      chainId: 'eip155:1',
      connectorId: 'a',
      accounts: session.accounts,
    })
  })
})
