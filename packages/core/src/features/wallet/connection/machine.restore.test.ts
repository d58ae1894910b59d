import { describe, expect, test } from 'vitest'
import { connecting, disconnected, requestError, restoreEffect, sessionA } from './machine.fixtures.js'
import { transition } from './machine.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionState } from './types.js'

describe('the stored address', () => {
  const address = '0xa'
  const restoring: ConnectionState = {
    status: 'reconnecting',
    attempt: { id: 'r', connectorId: 'a' },
    address,
    next: ['b'],
  }
  const second: ConnectionState = {
    status: 'reconnecting',
    attempt: { id: 'r', connectorId: 'b' },
    address,
    next: [],
  }
  const input = { type: 'restored', id: 'r', connectorId: 'a' } as const
  const failure = { type: 'failed', effect: restoreEffect('a'), error: requestError } as const
  const other = makeSession('a', { addresses: ['0x2'], chainId: 'eip155:10' })

  test.each([
    [
      'a restore starts',
      disconnected,
      { type: 'reconnect', id: 'r', connectorIds: ['a', 'b'], address },
      restoring,
    ],
    ['the first wallet is locked', restoring, { ...input, session: null }, second],
    ['the first restore fails', restoring, failure, second],
  ] as const)('behavior: is kept when %s', (_, state, event, expected) => {
    expect(transition(state, event).state).toEqual(expected)
  })

  test.each([
    ['the same account', { ...input, session: sessionA }, { status: 'connected', session: sessionA }],
    [
      'another account on another chain',
      { ...input, session: other },
      { status: 'connected', session: other },
    ],
    [
      'a session of the app',
      { type: 'sessionChanged', session: other },
      { status: 'connected', session: other },
    ],
    ['a cancellation', { type: 'cancel' }, disconnected],
    ['a disconnect', { type: 'disconnect', id: 'd' }, disconnected],
    ['an attempt', { type: 'connect', id: 'c', connectorId: 'b' }, connecting],
  ] as const)('behavior: %s replaces it', (_, event, expected) => {
    expect(transition(restoring, event).state).toEqual(expected)
  })

  test('behavior: is removed when no wallet restores the session', () => {
    expect(transition(second, { ...input, connectorId: 'b', session: null }).state).toEqual(disconnected)
  })
})
