import { describe, expect, test } from 'vitest'
import {
  a,
  aborted,
  b,
  broken,
  cancel,
  chooseAccount,
  choosing,
  closeWallet,
  connected,
  connecting,
  declined,
  disconnected,
  disconnecting,
  expectIgnored,
  openWallet,
  reconnecting,
  remember,
  replacing,
} from './machine.fixtures.js'
import { transition } from './machine.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionState } from './types.js'

describe('sessionChanged', () => {
  const changed = (session: typeof a) => ({ type: 'sessionChanged', session }) as const
  const a2 = makeSession('a', { addresses: ['0x2', '0xa'] })
  const aOnBase = makeSession('a', { chainId: 'eip155:8453' })

  test('default', () => {
    for (const session of [a2, aOnBase, makeSession('a', { approvedChainIds: ['eip155:1'] })]) {
      expect(transition(connected, changed(session))).toEqual({
        state: { status: 'connected', session },
        emit: [{ type: 'sessionChanged', session, previous: a }],
      })
    }
  })

  test('behavior: ignores an equal session', () => {
    for (const state of [connected, replacing, disconnecting]) {
      expectIgnored(state, changed(makeSession('a')))
    }
  })

  test('behavior: a session that the host app made is connected', () => {
    const hosted = {
      state: connected,
      run: [remember('a')],
      emit: [{ type: 'connected', via: 'host', session: a }],
    }
    expect(transition(disconnected, changed(a))).toEqual(hosted)
    expect(transition({ status: 'reconnecting', next: [] }, changed(a))).toEqual({ ...hosted })
  })

  test('behavior: the host app changes the wallet', () => {
    expect(transition(choosing, changed(b))).toEqual({
      state: { status: 'connected', session: b },
      run: [cancel('account'), remember('b')],
      emit: [
        { type: 'switchAccountFailed', id: 's', error: aborted },
        { type: 'connected', via: 'host', session: b },
      ],
    })
  })

  test('behavior: the host app connects before the restore completes', () => {
    expect(transition(reconnecting, changed(a))).toEqual({
      state: connected,
      run: [cancel('wallet'), remember('a')],
      emit: [{ type: 'connected', id: 'r', via: 'reconnect', session: a }],
    })
    expect(transition(reconnecting, changed(b))).toEqual({
      state: { status: 'connected', session: b },
      run: [cancel('wallet'), remember('b')],
      emit: [{ type: 'connected', id: 'r', via: 'host', session: b }],
    })
  })

  test('behavior: stores the session of the wallet being asked until that wallet responds', () => {
    for (const state of [connecting, replacing]) {
      const step = transition(state, changed(b))
      expect(step).toEqual({ state: { ...state, heard: b } })
      expect(transition(step.state, { type: 'opened', id: 'c', session: b })).toEqual(
        transition(state, { type: 'opened', id: 'c', session: b }),
      )
    }
  })

  test('behavior: when the stored session ends, so does the session that it had replaced', () => {
    const heard = transition(replacing, changed(b)).state
    expect(transition(heard, { type: 'sessionEnded', connectorId: 'b' })).toEqual({
      state: connecting,
      run: [remember(null)],
      emit: [{ type: 'disconnected', connectorId: 'a', by: 'wallet' }],
    })
    const alone = transition(connecting, changed(b)).state
    expect(transition(alone, { type: 'sessionEnded', connectorId: 'b' })).toEqual({
      state: connecting,
      run: [],
      emit: [],
    })
    expectIgnored(heard, { type: 'sessionEnded', connectorId: 'other' })
  })

  test('behavior: keeps a session that the host app established while the attempt failed', () => {
    const heard = transition(replacing, changed(b)).state
    const hosted = { type: 'connected', via: 'host', session: b }
    const nowB = { status: 'connected', session: b }
    expect(transition(heard, { type: 'cancel' })).toEqual({
      state: nowB,
      run: [cancel('wallet'), remember('b')],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }, hosted],
    })
    for (const error of [declined, aborted, broken]) {
      const step = transition(heard, { type: 'failed', effect: openWallet, error })
      expect(step.state).toMatchObject(nowB)
      expect(step.run).toEqual([remember('b')])
      expect(step.emit?.[1]).toEqual(hosted)
    }
    expect(transition(heard, { type: 'connect', id: 'c2', connectorId: 'a' }).state).toEqual({
      status: 'connecting',
      attempt: { id: 'c2', connectorId: 'a' },
      session: b,
    })
    expect(transition(heard, { type: 'disconnect', id: 'd' }).state).toMatchObject({
      status: 'disconnecting',
      session: b,
    })
  })

  test('behavior: a session of another wallet replaces the stored one', () => {
    const heard = transition(replacing, changed(b)).state
    expect(transition(heard, changed(a2)).state).toEqual({ ...replacing, session: a2 })
    const other = makeSession('other')
    const { state } = transition(heard, changed(other))
    expect(state).toEqual({ ...replacing, session: other })
    expect(transition(state, { type: 'cancel' }).state).toEqual({ status: 'connected', session: other })
  })

  test('behavior: keeps the session of another wallet while one is being asked', () => {
    expect(transition(connecting, changed(a))).toEqual({
      state: replacing,
      run: [remember('a')],
      emit: [{ type: 'connected', via: 'host', session: a }],
    })
  })

  test('behavior: updates the previous session, and the session being closed', () => {
    const emit = [{ type: 'sessionChanged', session: a2, previous: a }]
    expect(transition(replacing, changed(a2))).toEqual({ state: { ...replacing, session: a2 }, emit })
    expect(transition(disconnecting, changed(a2))).toEqual({ state: { ...disconnecting, session: a2 }, emit })
    const anew: ConnectionState = {
      status: 'connecting',
      attempt: { id: 'c', connectorId: 'b' },
      session: b,
    }
    const b2 = makeSession('b', { addresses: ['0x2'] })
    expect(transition(anew, changed(b2))).toEqual({
      state: { ...anew, session: b2 },
      emit: [{ type: 'sessionChanged', session: b2, previous: b }],
    })
  })

  test('behavior: the host app changes to another wallet while one is being closed', () => {
    expect(transition(disconnecting, changed(b))).toEqual({
      state: { status: 'connected', session: b },
      run: [cancel('close-wait'), remember(null), remember('b')],
      emit: [
        { type: 'disconnected', id: 'd', connectorId: 'a', by: 'visitor' },
        { type: 'connected', via: 'host', session: b },
      ],
    })
  })

  test('behavior: does not interrupt a pending account switch', () => {
    expect(transition(choosing, changed(a2)).state).toEqual({ ...choosing, session: a2 })
  })
})

describe('switchAccount', () => {
  const switchAccount = { type: 'switchAccount', id: 's', address: '0x2' } as const
  const switched = makeSession('a', { addresses: ['0x2', '0xa'] })

  test('default', () => {
    expect(transition(connected, switchAccount)).toEqual({
      state: choosing,
      run: [chooseAccount],
      emit: [],
    })
    expect(transition(choosing, { type: 'accountSwitched', id: 's', session: switched, asked: a })).toEqual({
      state: { status: 'connected', session: switched },
      emit: [{ type: 'sessionChanged', id: 's', session: switched, previous: a }],
    })
  })

  test('behavior: keeps a chain that changed after the wallet had responded', () => {
    const moved: ConnectionState = {
      status: 'connected',
      choosing: 's',
      session: { ...a, chainId: 'eip155:10' },
    }
    const answer = { type: 'accountSwitched', id: 's', session: switched, asked: a } as const
    expect(transition(moved, answer).state).toEqual({
      status: 'connected',
      session: { ...switched, chainId: 'eip155:10' },
    })
    // A wallet may change its chain with the account: then the response has the current chain.
    const there = { ...switched, chainId: 'eip155:10' } as const
    expect(transition(choosing, { ...answer, session: there }).state).toEqual({
      status: 'connected',
      session: there,
    })
  })

  test('behavior: supersedes a pending account switch', () => {
    expect(transition(choosing, { ...switchAccount, id: 's2' })).toEqual({
      state: { ...choosing, choosing: 's2' },
      run: [cancel('account'), { ...chooseAccount, id: 's2' }],
      emit: [{ type: 'switchAccountFailed', id: 's', error: aborted }],
    })
  })

  test('error: keeps the account', () => {
    expect(transition(choosing, { type: 'failed', effect: chooseAccount, error: broken })).toEqual({
      state: connected,
      emit: [{ type: 'switchAccountFailed', id: 's', error: broken }],
    })
  })

  test.each([disconnected, reconnecting, connecting, replacing, disconnecting])(
    'behavior: ignored without a settled session ($status)',
    (state) => {
      expectIgnored(state, switchAccount)
    },
  )

  test('behavior: ignores stale results, and results of other attempts', () => {
    const foreign = { type: 'accountSwitched', id: 'other', session: switched } as const
    expectIgnored(choosing, foreign)
    expectIgnored(connected, { ...foreign, id: 's' })
    expectIgnored(connected, { type: 'failed', effect: chooseAccount, error: broken })
  })
})

describe('disconnect', () => {
  const disconnect = { type: 'disconnect', id: 'd' } as const
  const timer = {
    type: 'timer',
    key: 'close-wait',
    delayMs: 3000,
    event: { type: 'closeTimedOut', id: 'd' },
  }
  const over = {
    state: disconnected,
    run: [cancel('close-wait'), remember(null)],
    emit: [{ type: 'disconnected', id: 'd', connectorId: 'a', by: 'visitor' }],
  }

  test('default', () => {
    expect(transition(connected, disconnect)).toEqual({
      state: disconnecting,
      run: [closeWallet('d'), timer],
      emit: [],
    })
    expect(transition(disconnecting, { type: 'closed', id: 'd' })).toEqual(over)
  })

  test('behavior: stops waiting for the wallet after 3 s', () => {
    expect(transition(disconnecting, { type: 'closeTimedOut', id: 'd' })).toEqual(over)
  })

  test('behavior: the session ends before the wallet responds', () => {
    expect(transition(disconnecting, { type: 'sessionEnded', connectorId: 'a' })).toEqual(over)
  })

  test('error: a wallet that fails to disconnect stays connected', () => {
    expect(transition(disconnecting, { type: 'failed', effect: closeWallet('d'), error: broken })).toEqual({
      state: connected,
      run: [cancel('close-wait')],
      emit: [{ type: 'disconnectFailed', id: 'd', error: broken }],
    })
  })

  test('behavior: cancels the wallet being asked, and the account switch', () => {
    expect(transition(replacing, disconnect)).toEqual({
      state: disconnecting,
      run: [cancel('wallet'), closeWallet('d'), timer],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }],
    })
    expect(transition(choosing, disconnect).emit).toEqual([
      { type: 'switchAccountFailed', id: 's', error: aborted },
    ])
  })

  test('behavior: cancels a pending attempt and clears the stored wallet', () => {
    expect(transition(connecting, disconnect)).toEqual({
      state: disconnected,
      run: [cancel('wallet'), remember(null)],
      emit: [
        { type: 'cancelled', id: 'c', connectorId: 'b' },
        { type: 'disconnected', id: 'd', connectorId: 'b', by: 'visitor' },
      ],
    })
    expect(transition(reconnecting, disconnect)).toEqual({
      state: disconnected,
      run: [cancel('wallet'), remember(null)],
      emit: [
        { type: 'notRestored', id: 'r' },
        { type: 'disconnected', id: 'd', connectorId: 'a', by: 'visitor' },
      ],
    })
  })

  test.each<ConnectionState>([disconnected, { status: 'reconnecting', next: [] }, disconnecting])(
    'behavior: ignored when no session exists or is pending ($status)',
    (state) => {
      expectIgnored(state, { ...disconnect, id: 'd2' })
    },
  )

  test('behavior: ignores stale results, and results of other attempts', () => {
    expectIgnored(disconnecting, { type: 'closed', id: 'other' })
    expectIgnored(disconnecting, { type: 'closeTimedOut', id: 'other' })
    expectIgnored(disconnecting, { type: 'failed', effect: closeWallet('other'), error: broken })
    expectIgnored(connected, { type: 'closed', id: 'd' })
    expectIgnored(connected, { type: 'closeTimedOut', id: 'd' })
  })
})

describe('sessionEnded', () => {
  const ended = { type: 'sessionEnded', connectorId: 'a' } as const
  const emit = [{ type: 'disconnected', connectorId: 'a', by: 'wallet' }]

  test('default', () => {
    expect(transition(connected, ended)).toEqual({ state: disconnected, run: [remember(null)], emit })
  })

  test('behavior: an account switch ends with the session', () => {
    expect(transition(choosing, ended)).toEqual({
      state: disconnected,
      run: [cancel('account'), remember(null)],
      emit: [{ type: 'switchAccountFailed', id: 's', error: aborted }, ...emit],
    })
  })

  test('behavior: clears the session of a wallet that is being asked again', () => {
    const anew: ConnectionState = {
      status: 'connecting',
      attempt: { id: 'c', connectorId: 'a' },
      session: a,
    }
    expect(transition(anew, ended)).toEqual({
      state: { status: 'connecting', attempt: { id: 'c', connectorId: 'a' } },
      run: [remember(null)],
      emit,
    })
  })

  test('behavior: does not interrupt the wallet being asked', () => {
    expect(transition(replacing, ended)).toEqual({ state: connecting, run: [remember(null)], emit })
  })

  test.each([disconnected, reconnecting, connecting, replacing, connected, disconnecting])(
    'behavior: ignored for another wallet ($status)',
    (state) => {
      expectIgnored(state, { ...ended, connectorId: 'b' })
    },
  )
})

test('behavior: ignores a storage that fails', () => {
  for (const state of [disconnected, connected, disconnecting]) {
    expectIgnored(state, { type: 'failed', effect: remember('a'), error: broken })
  }
})
