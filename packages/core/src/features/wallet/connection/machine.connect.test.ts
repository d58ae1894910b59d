import { describe, expect, test } from 'vitest'
import { initialState } from './initialState.js'
import {
  abortedError,
  cancelEffect,
  connectEffect,
  connected,
  connecting,
  connectingWithSession,
  disconnectEffect,
  disconnected,
  disconnecting,
  expectIgnored,
  reconnecting,
  rejectedError,
  requestError,
  restoreEffect,
  sessionA,
  sessionB,
  storeEffect,
  switchingAccount,
} from './machine.fixtures.js'
import { transition } from './machine.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionState } from './types.js'

describe('initialState', () => {
  test('default', () => {
    expect(initialState({ stored: {}, namespace: 'eip155' })).toEqual(disconnected)
  })

  test('behavior: starts as reconnecting if a connector of that namespace is stored', () => {
    const stored = { connectors: { eip155: 'a' } }
    expect(initialState({ stored, namespace: 'eip155' })).toEqual({ status: 'reconnecting', next: [] })
    const addresses = { eip155: '0xa', solana: 'b' }
    expect(initialState({ stored: { ...stored, addresses }, namespace: 'eip155' })).toEqual({
      ...{ status: 'reconnecting', address: '0xa', next: [] },
    })
    expect(initialState({ stored, namespace: 'solana' })).toEqual(disconnected)
  })
})

describe('reconnect', () => {
  const reconnect = { type: 'reconnect', id: 'r', connectorIds: ['a', 'b'] } as const

  test('default', () => {
    expect(transition(disconnected, reconnect)).toEqual({
      state: reconnecting,
      run: [restoreEffect('a')],
    })
  })

  test('behavior: continues the reconnecting state of a server-side render', () => {
    const initial = initialState({ stored: { connectors: { eip155: 'a' } }, namespace: 'eip155' })
    expect(transition(initial, reconnect)).toEqual({ state: reconnecting, run: [restoreEffect('a')] })
    expect(transition(initial, { ...reconnect, connectorIds: [] })).toEqual({
      state: disconnected,
      emit: [{ type: 'notRestored', id: 'r' }],
    })
  })

  test('behavior: becomes disconnected immediately without connectors', () => {
    expect(transition(disconnected, { ...reconnect, connectorIds: [] })).toEqual({
      state: disconnected,
      emit: [{ type: 'notRestored', id: 'r' }],
    })
  })

  test.each([reconnecting, connecting, connected, disconnecting])(
    'behavior: ignored while a restore or another attempt is pending, and while a session exists ($status)',
    (state) => {
      expectIgnored(state, { ...reconnect, id: 'r2' })
    },
  )
})

describe('restored', () => {
  test('default', () => {
    const input = { type: 'restored', id: 'r', connectorId: 'a', session: sessionA } as const
    expect(transition(reconnecting, input)).toEqual({
      state: connected,
      run: [storeEffect(sessionA)],
      emit: [{ type: 'connected', id: 'r', via: 'reconnect', session: sessionA }],
    })
  })

  const second: ConnectionState = {
    status: 'reconnecting',
    attempt: { id: 'r', connectorId: 'b' },
    next: [],
  }

  test('behavior: tries the next connector if a wallet is absent, locked or no longer authorizes the app', () => {
    const input = { type: 'restored', id: 'r', connectorId: 'a', session: null } as const
    expect(transition(reconnecting, input)).toEqual({ state: second, run: [restoreEffect('b')] })
  })

  test('behavior: tries the next connector if a restore fails', () => {
    const input = { type: 'failed', effect: restoreEffect('a'), error: requestError } as const
    expect(transition(reconnecting, input)).toEqual({ state: second, run: [restoreEffect('b')] })
  })

  test('behavior: becomes disconnected after the last connector, and does not delete the stored connector id', () => {
    const result = { state: disconnected, emit: [{ type: 'notRestored', id: 'r' }] }
    const input = { type: 'restored', id: 'r', connectorId: 'b', session: null } as const
    expect(transition(second, input)).toEqual(result)
    expect(transition(second, { type: 'failed', effect: restoreEffect('b'), error: requestError })).toEqual(
      result,
    )
  })

  test('behavior: ignores stale results, and results of other attempts', () => {
    const input = { type: 'restored', id: 'r', connectorId: 'a', session: null } as const
    expectIgnored(second, input)
    expectIgnored(second, { ...input, session: sessionA })
    expectIgnored(reconnecting, { ...input, id: 'other' })
    expectIgnored(connecting, input)
    expectIgnored(second, { type: 'failed', effect: restoreEffect('a'), error: requestError })
  })
})

describe('connect', () => {
  const connect = { type: 'connect', id: 'c', connectorId: 'b' } as const

  test('default', () => {
    expect(transition(disconnected, connect)).toEqual({ state: connecting, run: [connectEffect], emit: [] })
  })

  test('param: chainId', () => {
    expect(transition(disconnected, { ...connect, chainId: 'eip155:8453' }).run).toEqual([
      { ...connectEffect, chainId: 'eip155:8453' },
    ])
  })

  test('behavior: supersedes a pending restore', () => {
    expect(transition(reconnecting, connect)).toEqual({
      state: connecting,
      run: [cancelEffect('wallet'), connectEffect],
      emit: [{ type: 'notRestored', id: 'r' }],
    })
  })

  test('behavior: supersedes a pending connect', () => {
    expect(transition(connecting, { ...connect, id: 'c2' })).toEqual({
      state: { status: 'connecting', attempt: { id: 'c2', connectorId: 'b' } },
      run: [cancelEffect('wallet'), { ...connectEffect, id: 'c2' }],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }],
    })
  })

  test('behavior: keeps the session until the new wallet has connected', () => {
    expect(transition(connected, connect).state).toEqual(connectingWithSession)
    expect(transition(connectingWithSession, { ...connect, id: 'c2' }).state).toMatchObject({
      session: sessionA,
    })
  })

  test('behavior: cancels an account switch', () => {
    expect(transition(switchingAccount, connect)).toEqual({
      state: connectingWithSession,
      run: [cancelEffect('account'), connectEffect],
      emit: [{ type: 'switchAccountFailed', id: 's', error: abortedError }],
    })
  })

  test('behavior: clears the outcome of the last attempt', () => {
    const state = { ...disconnected, outcome: { status: 'declined', connectorId: 'a' } } as const
    expect(transition(state, connect).state).toEqual(connecting)
  })

  test('behavior: ignored while disconnecting', () => {
    expectIgnored(disconnecting, connect)
  })
})

describe('walletConnected (response to connect)', () => {
  const response = { type: 'walletConnected', id: 'c', session: sessionB } as const

  test('behavior: accounts and chain that the wallet reported after the request replace those in its response', () => {
    const moved = makeSession('a', { addresses: ['0x2', '0xa'], chainId: 'eip155:10' })
    const attempt = { id: 'c', connectorId: 'a' }
    const newResponse = {
      type: 'walletConnected',
      id: 'c',
      session: sessionA,
      sessionBefore: sessionA,
    } as const
    const state = transition({ status: 'connecting', attempt, session: moved }, newResponse).state
    expect(state).toEqual({ status: 'connected', session: moved })
    // Nothing was reported in between: the response applies, even if it has another chain.
    const onOtherChain = { ...newResponse, session: moved }
    expect(transition({ status: 'connecting', attempt, session: sessionA }, onOtherChain).state).toEqual({
      status: 'connected',
      session: moved,
    })
  })

  test('behavior: does not copy changes of the previous wallet’s session into the new session', () => {
    const state: ConnectionState = {
      status: 'connecting',
      attempt: { id: 'c', connectorId: 'b' },
      session: makeSession('a', { chainId: 'eip155:10' }),
    }
    const newResponse = {
      type: 'walletConnected',
      id: 'c',
      session: sessionB,
      sessionBefore: sessionA,
    } as const
    expect(transition(state, newResponse).state).toEqual({ status: 'connected', session: sessionB })
  })

  test('default', () => {
    expect(transition(connecting, response)).toEqual({
      state: { status: 'connected', session: sessionB },
      run: [storeEffect(sessionB)],
      emit: [{ type: 'connected', id: 'c', via: 'connect', session: sessionB }],
    })
  })

  test('behavior: disconnects the previous wallet', () => {
    expect(transition(connectingWithSession, response)).toEqual({
      state: { status: 'connected', session: sessionB },
      run: [storeEffect(sessionB), disconnectEffect('c')],
      emit: [{ type: 'connected', id: 'c', via: 'connect', session: sessionB }],
    })
  })

  test('behavior: does not disconnect a connected wallet that was asked to connect again', () => {
    const state = { ...connecting, session: sessionB }
    expect(transition(state, response).run).toEqual([storeEffect(sessionB)])
  })

  test('behavior: ignores the response of the previous wallet to its disconnect', () => {
    const { state } = transition(connectingWithSession, response)
    expectIgnored(state, { type: 'walletDisconnected', id: 'c' })
    expectIgnored(state, { type: 'failed', effect: disconnectEffect('c'), error: requestError })
    expectIgnored(state, { type: 'sessionEnded', connectorId: 'a' })
  })

  test('behavior: ignores stale results, and results of other attempts', () => {
    expectIgnored(connecting, { ...response, id: 'other' })
    expectIgnored(disconnected, response)
    expectIgnored(connected, response)
  })
})

describe('connectWallet failed', () => {
  const fail = (error: typeof requestError | typeof rejectedError | typeof abortedError) =>
    ({ type: 'failed', effect: connectEffect, error }) as const

  test('behavior: stores a rejection by the user as declined, without an error', () => {
    expect(transition(connecting, fail(rejectedError))).toEqual({
      state: { status: 'disconnected', outcome: { status: 'declined', connectorId: 'b' } },
      run: [],
      emit: [{ type: 'declined', id: 'c', connectorId: 'b', error: rejectedError }],
    })
  })

  test('behavior: stores the error of a failed attempt', () => {
    expect(transition(connecting, fail(requestError))).toEqual({
      state: { status: 'disconnected', outcome: { status: 'failed', connectorId: 'b', error: requestError } },
      run: [],
      emit: [{ type: 'failed', id: 'c', connectorId: 'b', error: requestError }],
    })
  })

  test('behavior: stores no outcome for an aborted request', () => {
    expect(transition(connecting, fail(abortedError))).toEqual({
      state: disconnected,
      run: [],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }],
    })
  })

  test('behavior: keeps the previous session', () => {
    expect(transition(connectingWithSession, fail(rejectedError)).state).toEqual({
      ...connected,
      outcome: { status: 'declined', connectorId: 'b' },
    })
    expect(transition(connectingWithSession, fail(requestError)).state).toEqual({
      ...connected,
      outcome: { status: 'failed', connectorId: 'b', error: requestError },
    })
    expect(transition(connectingWithSession, fail(abortedError)).state).toEqual(connected)
  })

  test('behavior: ignores stale results, and results of other attempts', () => {
    const otherResult = {
      type: 'failed',
      effect: { ...connectEffect, id: 'other' },
      error: requestError,
    } as const
    expectIgnored(connecting, otherResult)
    expectIgnored(disconnected, fail(requestError))
  })
})

describe('cancel', () => {
  test('default', () => {
    expect(transition(connecting, { type: 'cancel' })).toEqual({
      state: disconnected,
      run: [cancelEffect('wallet')],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }],
    })
  })

  test('behavior: keeps the previous session', () => {
    expect(transition(connectingWithSession, { type: 'cancel' }).state).toEqual(connected)
  })

  test('behavior: a cancelled restore can start again', () => {
    const { state, run, emit } = transition(reconnecting, { type: 'cancel' })
    expect({ state, run, emit }).toEqual({
      state: disconnected,
      run: [cancelEffect('wallet')],
      emit: [{ type: 'notRestored', id: 'r' }],
    })
    expect(transition(state, { type: 'reconnect', id: 'r2', connectorIds: ['a'] }).run).toHaveLength(1)
  })

  test('behavior: cancels an account switch', () => {
    expect(transition(switchingAccount, { type: 'cancel' })).toEqual({
      state: connected,
      run: [cancelEffect('account')],
      emit: [{ type: 'switchAccountFailed', id: 's', error: abortedError }],
    })
  })

  test.each([disconnected, connected, disconnecting])('behavior: ignored when $status', (state) => {
    expectIgnored(state, { type: 'cancel' })
  })
})

describe('clearOutcome', () => {
  const outcome = { status: 'declined', connectorId: 'b' } as const

  test('default', () => {
    expect(transition({ status: 'disconnected', outcome }, { type: 'clearOutcome' })).toEqual({
      state: disconnected,
    })
    expect(transition({ status: 'connected', session: sessionA, outcome }, { type: 'clearOutcome' })).toEqual(
      {
        state: connected,
      },
    )
  })

  test.each([disconnected, reconnecting, connecting, connected, switchingAccount, disconnecting])(
    'behavior: ignored without an outcome ($status)',
    (state) => {
      expect(transition(state, { type: 'clearOutcome' }).state).toBe(state)
    },
  )
})
