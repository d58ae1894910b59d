import { describe, expect, test } from 'vitest'
import { isSameSession } from '../../chains/session/isSameSession.js'
import { canSign, connectionOf, reconnectOrder, sessionOf, toConnectedAccount } from './rules.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionState } from './types.js'

const session = makeSession('a', { addresses: ['0x1', '0x2'] })
const attempt = { id: 'c', connectorId: 'b' }
const states = {
  disconnected: { status: 'disconnected' },
  reconnecting: { status: 'reconnecting', attempt, next: [] },
  connecting: { status: 'connecting', attempt },
  replacing: { status: 'connecting', attempt, session },
  connected: { status: 'connected', session },
  disconnecting: { status: 'disconnecting', session, id: 'd' },
} satisfies Record<string, ConnectionState>

describe('sessionOf', () => {
  test.each([
    ['disconnected', undefined, false],
    ['reconnecting', undefined, false],
    ['connecting', undefined, false],
    ['replacing', session, true],
    ['connected', session, true],
    ['disconnecting', session, false],
  ] as const)('behavior: session and canSign: %s', (name, expected, signs) => {
    const state = { connection: { eip155: states[name] } }
    expect(sessionOf(state, 'eip155')).toBe(expected)
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

describe('reconnectOrder', () => {
  const wallet = (id: string, ...namespaces: ('eip155' | 'solana')[]) => ({ id, name: id, namespaces })

  test('default: returns only the connector that was connected last', () => {
    const stored = {
      connectors: { eip155: 'b' },
      recentWallets: [wallet('a', 'eip155'), wallet('b', 'eip155', 'solana'), wallet('c', 'solana')],
    }
    expect(reconnectOrder(stored, 'eip155')).toEqual(['b'])
  })

  test('behavior: restores nothing after the user has disconnected', () => {
    const stored = { connectors: { eip155: 'b' }, recentWallets: [wallet('c', 'solana')] }
    expect(reconnectOrder(stored, 'solana')).toEqual([])
    expect(reconnectOrder({}, 'eip155')).toEqual([])
  })

  test('behavior: includes the other connectors of the same wallet', () => {
    const twin = { ...wallet('io.twin', 'eip155', 'solana'), connectorIds: ['io.twin', 'Twin'] }
    const stored = { connectors: { solana: 'Twin', eip155: 'b' }, recentWallets: [twin] }
    expect(reconnectOrder(stored, 'solana')).toEqual(['Twin', 'io.twin'])
    expect(reconnectOrder(stored, 'eip155')).toEqual(['b'])
  })

  test('behavior: returns the last connector without stored wallets', () => {
    expect(reconnectOrder({ connectors: { eip155: 'b' } }, 'eip155')).toEqual(['b'])
  })
})

describe('isSameSession', () => {
  test('default', () => {
    expect(isSameSession(session, makeSession('a', { addresses: ['0x1', '0x2'] }))).toBe(true)
    const approved = { approvedChainIds: ['eip155:1', 'eip155:10'] } as const
    expect(isSameSession(makeSession('a', approved), makeSession('a', approved))).toBe(true)
  })

  test.each([
    ['wallet', makeSession('b', { addresses: ['0x1', '0x2'] })],
    ['active account', makeSession('a', { addresses: ['0x2', '0x1'] })],
    ['number of accounts', makeSession('a', { addresses: ['0x1'] })],
    ['chain', makeSession('a', { addresses: ['0x1', '0x2'], chainId: 'eip155:10' })],
    ['approved chains', makeSession('a', { addresses: ['0x1', '0x2'], approvedChainIds: ['eip155:1'] })],
    [
      'public key',
      {
        ...session,
        accounts: [{ address: '0x1', type: 'eoa', publicKey: '02' }, session.accounts[0]],
      } as const,
    ],
  ])('behavior: false for another %s', (_, other) => {
    expect(isSameSession(session, other)).toBe(false)
    expect(isSameSession(other, session)).toBe(false)
  })

  test('behavior: false for other approved chains', () => {
    const a = makeSession('a', { approvedChainIds: ['eip155:1'] })
    expect(isSameSession(a, makeSession('a', { approvedChainIds: ['eip155:10'] }))).toBe(false)
    expect(isSameSession(a, makeSession('a', { approvedChainIds: ['eip155:1', 'eip155:10'] }))).toBe(false)
  })
})
