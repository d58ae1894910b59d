import { describe, expect, test } from 'vitest'
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
  sessionA,
  sessionB,
  storeEffect,
  switchAccountEffect,
  switchingAccount,
} from './machine.fixtures.js'
import { transition } from './machine.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionState } from './types.js'

describe('sessionChanged', () => {
  const changed = (session: typeof sessionA) => ({ type: 'sessionChanged', session }) as const
  const a2 = makeSession('a', { addresses: ['0x2', '0xa'] })
  const aOnBase = makeSession('a', { chainId: 'eip155:8453' })

  test('default', () => {
    for (const session of [a2, aOnBase, makeSession('a', { approvedChainIds: ['eip155:1'] })]) {
      expect(transition(connected, changed(session))).toEqual({
        state: { status: 'connected', session },
        run: [storeEffect(session)],
        emit: [{ type: 'sessionChanged', session, previous: sessionA }],
      })
    }
  })

  test('behavior: ignores an equal session', () => {
    for (const state of [connected, connectingWithSession, disconnecting]) {
      expectIgnored(state, changed(makeSession('a')))
    }
  })

  test('behavior: becomes connected with a session that the app connected', () => {
    const fromHostApp = {
      state: connected,
      run: [storeEffect(sessionA)],
      emit: [{ type: 'connected', via: 'hostApp', session: sessionA }],
    }
    expect(transition(disconnected, changed(sessionA))).toEqual(fromHostApp)
    expect(transition({ status: 'reconnecting', next: [] }, changed(sessionA))).toEqual({ ...fromHostApp })
  })

  test('behavior: a session of another wallet replaces the current session', () => {
    expect(transition(switchingAccount, changed(sessionB))).toEqual({
      state: { status: 'connected', session: sessionB },
      run: [cancelEffect('account'), storeEffect(sessionB)],
      emit: [
        { type: 'switchAccountFailed', id: 's', error: abortedError },
        { type: 'connected', via: 'hostApp', session: sessionB },
      ],
    })
  })

  test('behavior: a session that the app restored first completes the pending restore', () => {
    expect(transition(reconnecting, changed(sessionA))).toEqual({
      state: connected,
      run: [cancelEffect('wallet'), storeEffect(sessionA)],
      emit: [{ type: 'connected', id: 'r', via: 'reconnect', session: sessionA }],
    })
    expect(transition(reconnecting, changed(sessionB))).toEqual({
      state: { status: 'connected', session: sessionB },
      run: [cancelEffect('wallet'), storeEffect(sessionB)],
      emit: [{ type: 'connected', id: 'r', via: 'hostApp', session: sessionB }],
    })
  })

  test('behavior: stores a session that is reported before the wallet’s response as `pendingSession`', () => {
    for (const state of [connecting, connectingWithSession]) {
      const step = transition(state, changed(sessionB))
      expect(step).toEqual({ state: { ...state, pendingSession: sessionB } })
      expect(transition(step.state, { type: 'walletConnected', id: 'c', session: sessionB })).toEqual(
        transition(state, { type: 'walletConnected', id: 'c', session: sessionB }),
      )
    }
  })

  test('behavior: the end of `pendingSession` ends the previous session too, because the adapter’s library holds only one', () => {
    const withPending = transition(connectingWithSession, changed(sessionB)).state
    expect(transition(withPending, { type: 'sessionEnded', connectorId: 'b' })).toEqual({
      state: connecting,
      run: [storeEffect(null)],
      emit: [{ type: 'disconnected', connectorId: 'a', by: 'wallet' }],
    })
    const withoutPrevious = transition(connecting, changed(sessionB)).state
    expect(transition(withoutPrevious, { type: 'sessionEnded', connectorId: 'b' })).toEqual({
      state: connecting,
      run: [],
      emit: [],
    })
    expectIgnored(withPending, { type: 'sessionEnded', connectorId: 'other' })
  })

  test('behavior: `pendingSession` becomes the session if the attempt fails, is cancelled or superseded', () => {
    const withPending = transition(connectingWithSession, changed(sessionB)).state
    const fromHostApp = { type: 'connected', via: 'hostApp', session: sessionB }
    const connectedToB = { status: 'connected', session: sessionB }
    expect(transition(withPending, { type: 'cancel' })).toEqual({
      state: connectedToB,
      run: [cancelEffect('wallet'), storeEffect(sessionB)],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }, fromHostApp],
    })
    for (const error of [rejectedError, abortedError, requestError]) {
      const step = transition(withPending, { type: 'failed', effect: connectEffect, error })
      expect(step.state).toMatchObject(connectedToB)
      expect(step.run).toEqual([storeEffect(sessionB)])
      expect(step.emit?.[1]).toEqual(fromHostApp)
    }
    expect(transition(withPending, { type: 'connect', id: 'c2', connectorId: 'a' }).state).toEqual({
      status: 'connecting',
      attempt: { id: 'c2', connectorId: 'a' },
      session: sessionB,
    })
    expect(transition(withPending, { type: 'disconnect', id: 'd' }).state).toMatchObject({
      status: 'disconnecting',
      session: sessionB,
    })
  })

  test('behavior: a session of any other wallet removes `pendingSession`', () => {
    const withPending = transition(connectingWithSession, changed(sessionB)).state
    expect(transition(withPending, changed(a2)).state).toEqual({ ...connectingWithSession, session: a2 })
    const other = makeSession('other')
    const { state } = transition(withPending, changed(other))
    expect(state).toEqual({ ...connectingWithSession, session: other })
    expect(transition(state, { type: 'cancel' }).state).toEqual({ status: 'connected', session: other })
  })

  test('behavior: a session of another wallet becomes the session without cancelling the pending attempt', () => {
    expect(transition(connecting, changed(sessionA))).toEqual({
      state: connectingWithSession,
      run: [storeEffect(sessionA)],
      emit: [{ type: 'connected', via: 'hostApp', session: sessionA }],
    })
  })

  test('behavior: a change of the current session applies while connecting and while disconnecting', () => {
    const changes = {
      run: [storeEffect(a2)],
      emit: [{ type: 'sessionChanged', session: a2, previous: sessionA }],
    }
    for (const state of [connectingWithSession, disconnecting])
      expect(transition(state, changed(a2))).toEqual({ state: { ...state, session: a2 }, ...changes })
    const reattempt: ConnectionState = {
      status: 'connecting',
      attempt: { id: 'c', connectorId: 'b' },
      session: sessionB,
    }
    const b2 = makeSession('b', { addresses: ['0x2'] })
    expect(transition(reattempt, changed(b2))).toEqual({
      state: { ...reattempt, session: b2 },
      run: [storeEffect(b2)],
      emit: [{ type: 'sessionChanged', session: b2, previous: sessionB }],
    })
  })

  test('behavior: a session of another wallet completes a pending disconnect', () => {
    expect(transition(disconnecting, changed(sessionB))).toEqual({
      state: { status: 'connected', session: sessionB },
      run: [cancelEffect('disconnect-timeout'), storeEffect(null), storeEffect(sessionB)],
      emit: [
        { type: 'disconnected', id: 'd', connectorId: 'a', by: 'user' },
        { type: 'connected', via: 'hostApp', session: sessionB },
      ],
    })
  })

  test('behavior: a change of the same wallet’s session does not cancel a pending account switch', () => {
    expect(transition(switchingAccount, changed(a2)).state).toEqual({ ...switchingAccount, session: a2 })
  })
})

describe('switchAccount', () => {
  const switchAccount = { type: 'switchAccount', id: 's', address: '0x2' } as const
  const switched = makeSession('a', { addresses: ['0x2', '0xa'] })

  test('default', () => {
    expect(transition(connected, switchAccount)).toEqual({
      state: switchingAccount,
      run: [switchAccountEffect],
      emit: [],
    })
    expect(
      transition(switchingAccount, {
        type: 'accountSwitched',
        id: 's',
        session: switched,
        sessionBefore: sessionA,
      }),
    ).toEqual({
      state: { status: 'connected', session: switched },
      run: [storeEffect(switched)],
      emit: [{ type: 'sessionChanged', id: 's', session: switched, previous: sessionA }],
    })
  })

  test('behavior: keeps a chain change that was reported during the switch', () => {
    const onOtherChain: ConnectionState = {
      status: 'connected',
      accountSwitchId: 's',
      session: { ...sessionA, chainId: 'eip155:10' },
    }
    const response = { type: 'accountSwitched', id: 's', session: switched, sessionBefore: sessionA } as const
    expect(transition(onOtherChain, response).state).toEqual({
      status: 'connected',
      session: { ...switched, chainId: 'eip155:10' },
    })
    // A wallet may change its chain with the account: then the response has the current chain.
    const withOtherChain = { ...switched, chainId: 'eip155:10' } as const
    expect(transition(switchingAccount, { ...response, session: withOtherChain }).state).toEqual({
      status: 'connected',
      session: withOtherChain,
    })
  })

  test('behavior: supersedes a pending account switch', () => {
    expect(transition(switchingAccount, { ...switchAccount, id: 's2' })).toEqual({
      state: { ...switchingAccount, accountSwitchId: 's2' },
      run: [cancelEffect('account'), { ...switchAccountEffect, id: 's2' }],
      emit: [{ type: 'switchAccountFailed', id: 's', error: abortedError }],
    })
  })

  test('error: keeps the active account if the switch fails', () => {
    expect(
      transition(switchingAccount, { type: 'failed', effect: switchAccountEffect, error: requestError }),
    ).toEqual({
      state: connected,
      emit: [{ type: 'switchAccountFailed', id: 's', error: requestError }],
    })
  })

  test.each([disconnected, reconnecting, connecting, connectingWithSession, disconnecting])(
    'behavior: ignored unless connected ($status)',
    (state) => {
      expectIgnored(state, switchAccount)
    },
  )

  test('behavior: ignores stale results, and results of other attempts', () => {
    const otherResult = { type: 'accountSwitched', id: 'other', session: switched } as const
    expectIgnored(switchingAccount, otherResult)
    expectIgnored(connected, { ...otherResult, id: 's' })
    expectIgnored(connected, { type: 'failed', effect: switchAccountEffect, error: requestError })
  })
})

describe('disconnect', () => {
  const disconnect = { type: 'disconnect', id: 'd' } as const
  const timer = {
    type: 'timer',
    key: 'disconnect-timeout',
    delayMs: 3000,
    event: { type: 'disconnectTimedOut', id: 'd' },
  }
  const result = {
    state: disconnected,
    run: [cancelEffect('disconnect-timeout'), storeEffect(null)],
    emit: [{ type: 'disconnected', id: 'd', connectorId: 'a', by: 'user' }],
  }

  test('default', () => {
    expect(transition(connected, disconnect)).toEqual({
      state: disconnecting,
      run: [disconnectEffect('d'), timer],
      emit: [],
    })
    expect(transition(disconnecting, { type: 'walletDisconnected', id: 'd' })).toEqual(result)
  })

  test('behavior: stops waiting for the wallet after 3 s', () => {
    expect(transition(disconnecting, { type: 'disconnectTimedOut', id: 'd' })).toEqual(result)
  })

  test('behavior: completes if the session ends before the wallet responds', () => {
    expect(transition(disconnecting, { type: 'sessionEnded', connectorId: 'a' })).toEqual(result)
  })

  test('error: a wallet that fails to disconnect stays connected', () => {
    expect(
      transition(disconnecting, { type: 'failed', effect: disconnectEffect('d'), error: requestError }),
    ).toEqual({
      state: connected,
      run: [cancelEffect('disconnect-timeout')],
      emit: [{ type: 'disconnectFailed', id: 'd', error: requestError }],
    })
  })

  test('behavior: cancels a pending attempt or account switch, and disconnects the wallet', () => {
    expect(transition(connectingWithSession, disconnect)).toEqual({
      state: disconnecting,
      run: [cancelEffect('wallet'), disconnectEffect('d'), timer],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }],
    })
    expect(transition(switchingAccount, disconnect).emit).toEqual([
      { type: 'switchAccountFailed', id: 's', error: abortedError },
    ])
  })

  test('behavior: without a session, cancels the pending attempt and deletes the stored connector id', () => {
    expect(transition(connecting, disconnect)).toEqual({
      state: disconnected,
      run: [cancelEffect('wallet'), storeEffect(null)],
      emit: [
        { type: 'cancelled', id: 'c', connectorId: 'b' },
        { type: 'disconnected', id: 'd', connectorId: 'b', by: 'user' },
      ],
    })
    expect(transition(reconnecting, disconnect)).toEqual({
      state: disconnected,
      run: [cancelEffect('wallet'), storeEffect(null)],
      emit: [
        { type: 'notRestored', id: 'r' },
        { type: 'disconnected', id: 'd', connectorId: 'a', by: 'user' },
      ],
    })
  })

  test.each<ConnectionState>([disconnected, { status: 'reconnecting', next: [] }, disconnecting])(
    'behavior: ignored without a session or an attempt, and while disconnecting ($status)',
    (state) => {
      expectIgnored(state, { ...disconnect, id: 'd2' })
    },
  )

  test('behavior: ignores stale results, and results of other attempts', () => {
    expectIgnored(disconnecting, { type: 'walletDisconnected', id: 'other' })
    expectIgnored(disconnecting, { type: 'disconnectTimedOut', id: 'other' })
    expectIgnored(disconnecting, { type: 'failed', effect: disconnectEffect('other'), error: requestError })
    expectIgnored(connected, { type: 'walletDisconnected', id: 'd' })
    expectIgnored(connected, { type: 'disconnectTimedOut', id: 'd' })
  })
})

describe('sessionEnded', () => {
  const ended = { type: 'sessionEnded', connectorId: 'a' } as const
  const emit = [{ type: 'disconnected', connectorId: 'a', by: 'wallet' }]

  test('default', () => {
    expect(transition(connected, ended)).toEqual({ state: disconnected, run: [storeEffect(null)], emit })
  })

  test('behavior: a pending account switch fails', () => {
    expect(transition(switchingAccount, ended)).toEqual({
      state: disconnected,
      run: [cancelEffect('account'), storeEffect(null)],
      emit: [{ type: 'switchAccountFailed', id: 's', error: abortedError }, ...emit],
    })
  })

  test('behavior: removes the session of a wallet that was asked to connect again; the attempt continues', () => {
    const reattempt: ConnectionState = {
      status: 'connecting',
      attempt: { id: 'c', connectorId: 'a' },
      session: sessionA,
    }
    expect(transition(reattempt, ended)).toEqual({
      state: { status: 'connecting', attempt: { id: 'c', connectorId: 'a' } },
      run: [storeEffect(null)],
      emit,
    })
  })

  test('behavior: does not cancel a pending attempt with another wallet', () => {
    expect(transition(connectingWithSession, ended)).toEqual({
      state: connecting,
      run: [storeEffect(null)],
      emit,
    })
  })

  test.each([disconnected, reconnecting, connecting, connectingWithSession, connected, disconnecting])(
    'behavior: ignored for another wallet ($status)',
    (state) => {
      expectIgnored(state, { ...ended, connectorId: 'b' })
    },
  )
})

test('behavior: ignores storage failures', () => {
  for (const state of [disconnected, connected, disconnecting]) {
    expectIgnored(state, { type: 'failed', effect: storeEffect(sessionA), error: requestError })
  }
})
