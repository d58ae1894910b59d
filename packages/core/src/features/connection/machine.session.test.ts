import { describe, expect, test } from 'vitest'
import {
  a,
  aborted,
  b,
  broken,
  cancel,
  chooseAccount,
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
  switchingAccount,
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

  test('behavior: connects to a session that the host app established', () => {
    const hosted = {
      state: connected,
      run: [remember('a')],
      emit: [{ type: 'connected', via: 'host', session: a }],
    }
    expect(transition(disconnected, changed(a))).toEqual(hosted)
    expect(transition({ status: 'reconnecting', next: [] }, changed(a))).toEqual({ ...hosted })
  })

  test('behavior: a session of another wallet replaces the current one', () => {
    expect(transition(switchingAccount, changed(b))).toEqual({
      state: { status: 'connected', session: b },
      run: [cancel('account'), remember('b')],
      emit: [
        { type: 'switchAccountFailed', id: 's', error: aborted },
        { type: 'connected', via: 'host', session: b },
      ],
    })
  })

  test('behavior: a session from the host app completes a pending restore', () => {
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

  test('behavior: keeps a session of the connecting wallet pending until that wallet responds', () => {
    for (const state of [connecting, replacing]) {
      const step = transition(state, changed(b))
      expect(step).toEqual({ state: { ...state, pendingSession: b } })
      expect(transition(step.state, { type: 'opened', id: 'c', session: b })).toEqual(
        transition(state, { type: 'opened', id: 'c', session: b }),
      )
    }
  })

  test('behavior: the end of a pending session also ends the session that it replaced', () => {
    const withPending = transition(replacing, changed(b)).state
    expect(transition(withPending, { type: 'sessionEnded', connectorId: 'b' })).toEqual({
      state: connecting,
      run: [remember(null)],
      emit: [{ type: 'disconnected', connectorId: 'a', by: 'wallet' }],
    })
    const withoutPrevious = transition(connecting, changed(b)).state
    expect(transition(withoutPrevious, { type: 'sessionEnded', connectorId: 'b' })).toEqual({
      state: connecting,
      run: [],
      emit: [],
    })
    expectIgnored(withPending, { type: 'sessionEnded', connectorId: 'other' })
  })

  test('behavior: keeps a session that the host app established while the attempt failed', () => {
    const withPending = transition(replacing, changed(b)).state
    const hosted = { type: 'connected', via: 'host', session: b }
    const nowB = { status: 'connected', session: b }
    expect(transition(withPending, { type: 'cancel' })).toEqual({
      state: nowB,
      run: [cancel('wallet'), remember('b')],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }, hosted],
    })
    for (const error of [declined, aborted, broken]) {
      const step = transition(withPending, { type: 'failed', effect: openWallet, error })
      expect(step.state).toMatchObject(nowB)
      expect(step.run).toEqual([remember('b')])
      expect(step.emit?.[1]).toEqual(hosted)
    }
    expect(transition(withPending, { type: 'connect', id: 'c2', connectorId: 'a' }).state).toEqual({
      status: 'connecting',
      attempt: { id: 'c2', connectorId: 'a' },
      session: b,
    })
    expect(transition(withPending, { type: 'disconnect', id: 'd' }).state).toMatchObject({
      status: 'disconnecting',
      session: b,
    })
  })

  test('behavior: a session of a third wallet replaces the pending one', () => {
    const withPending = transition(replacing, changed(b)).state
    expect(transition(withPending, changed(a2)).state).toEqual({ ...replacing, session: a2 })
    const other = makeSession('other')
    const { state } = transition(withPending, changed(other))
    expect(state).toEqual({ ...replacing, session: other })
    expect(transition(state, { type: 'cancel' }).state).toEqual({ status: 'connected', session: other })
  })

  test('behavior: adopts a session of another wallet without cancelling the pending attempt', () => {
    expect(transition(connecting, changed(a))).toEqual({
      state: replacing,
      run: [remember('a')],
      emit: [{ type: 'connected', via: 'host', session: a }],
    })
  })

  test('behavior: updates the previous session while connecting, and the session while disconnecting', () => {
    const emit = [{ type: 'sessionChanged', session: a2, previous: a }]
    expect(transition(replacing, changed(a2))).toEqual({ state: { ...replacing, session: a2 }, emit })
    expect(transition(disconnecting, changed(a2))).toEqual({ state: { ...disconnecting, session: a2 }, emit })
    const reattempt: ConnectionState = {
      status: 'connecting',
      attempt: { id: 'c', connectorId: 'b' },
      session: b,
    }
    const b2 = makeSession('b', { addresses: ['0x2'] })
    expect(transition(reattempt, changed(b2))).toEqual({
      state: { ...reattempt, session: b2 },
      emit: [{ type: 'sessionChanged', session: b2, previous: b }],
    })
  })

  test('behavior: a session of another wallet completes a pending disconnect', () => {
    expect(transition(disconnecting, changed(b))).toEqual({
      state: { status: 'connected', session: b },
      run: [cancel('close-wait'), remember(null), remember('b')],
      emit: [
        { type: 'disconnected', id: 'd', connectorId: 'a', by: 'user' },
        { type: 'connected', via: 'host', session: b },
      ],
    })
  })

  test('behavior: does not cancel a pending account switch', () => {
    expect(transition(switchingAccount, changed(a2)).state).toEqual({ ...switchingAccount, session: a2 })
  })
})

describe('switchAccount', () => {
  const switchAccount = { type: 'switchAccount', id: 's', address: '0x2' } as const
  const switched = makeSession('a', { addresses: ['0x2', '0xa'] })

  test('default', () => {
    expect(transition(connected, switchAccount)).toEqual({
      state: switchingAccount,
      run: [chooseAccount],
      emit: [],
    })
    expect(
      transition(switchingAccount, { type: 'accountSwitched', id: 's', session: switched, sessionBefore: a }),
    ).toEqual({
      state: { status: 'connected', session: switched },
      emit: [{ type: 'sessionChanged', id: 's', session: switched, previous: a }],
    })
  })

  test('behavior: keeps a chain change that was reported during the switch', () => {
    const onOtherChain: ConnectionState = {
      status: 'connected',
      accountSwitchId: 's',
      session: { ...a, chainId: 'eip155:10' },
    }
    const response = { type: 'accountSwitched', id: 's', session: switched, sessionBefore: a } as const
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
      run: [cancel('account'), { ...chooseAccount, id: 's2' }],
      emit: [{ type: 'switchAccountFailed', id: 's', error: aborted }],
    })
  })

  test('error: keeps the active account if the switch fails', () => {
    expect(transition(switchingAccount, { type: 'failed', effect: chooseAccount, error: broken })).toEqual({
      state: connected,
      emit: [{ type: 'switchAccountFailed', id: 's', error: broken }],
    })
  })

  test.each([disconnected, reconnecting, connecting, replacing, disconnecting])(
    'behavior: ignored unless connected ($status)',
    (state) => {
      expectIgnored(state, switchAccount)
    },
  )

  test('behavior: ignores stale results, and results of other attempts', () => {
    const otherResult = { type: 'accountSwitched', id: 'other', session: switched } as const
    expectIgnored(switchingAccount, otherResult)
    expectIgnored(connected, { ...otherResult, id: 's' })
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
  const result = {
    state: disconnected,
    run: [cancel('close-wait'), remember(null)],
    emit: [{ type: 'disconnected', id: 'd', connectorId: 'a', by: 'user' }],
  }

  test('default', () => {
    expect(transition(connected, disconnect)).toEqual({
      state: disconnecting,
      run: [closeWallet('d'), timer],
      emit: [],
    })
    expect(transition(disconnecting, { type: 'closed', id: 'd' })).toEqual(result)
  })

  test('behavior: stops waiting for the wallet after 3 s', () => {
    expect(transition(disconnecting, { type: 'closeTimedOut', id: 'd' })).toEqual(result)
  })

  test('behavior: completes when the session ends before the wallet responds', () => {
    expect(transition(disconnecting, { type: 'sessionEnded', connectorId: 'a' })).toEqual(result)
  })

  test('error: a wallet that fails to disconnect stays connected', () => {
    expect(transition(disconnecting, { type: 'failed', effect: closeWallet('d'), error: broken })).toEqual({
      state: connected,
      run: [cancel('close-wait')],
      emit: [{ type: 'disconnectFailed', id: 'd', error: broken }],
    })
  })

  test('behavior: cancels a pending attempt or account switch and closes the session', () => {
    expect(transition(replacing, disconnect)).toEqual({
      state: disconnecting,
      run: [cancel('wallet'), closeWallet('d'), timer],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }],
    })
    expect(transition(switchingAccount, disconnect).emit).toEqual([
      { type: 'switchAccountFailed', id: 's', error: aborted },
    ])
  })

  test('behavior: without a session, cancels the pending attempt and clears the stored wallet', () => {
    expect(transition(connecting, disconnect)).toEqual({
      state: disconnected,
      run: [cancel('wallet'), remember(null)],
      emit: [
        { type: 'cancelled', id: 'c', connectorId: 'b' },
        { type: 'disconnected', id: 'd', connectorId: 'b', by: 'user' },
      ],
    })
    expect(transition(reconnecting, disconnect)).toEqual({
      state: disconnected,
      run: [cancel('wallet'), remember(null)],
      emit: [
        { type: 'notRestored', id: 'r' },
        { type: 'disconnected', id: 'd', connectorId: 'a', by: 'user' },
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

  test('behavior: rejects a pending account switch', () => {
    expect(transition(switchingAccount, ended)).toEqual({
      state: disconnected,
      run: [cancel('account'), remember(null)],
      emit: [{ type: 'switchAccountFailed', id: 's', error: aborted }, ...emit],
    })
  })

  test('behavior: clears the session of a wallet that is connecting again', () => {
    const reattempt: ConnectionState = {
      status: 'connecting',
      attempt: { id: 'c', connectorId: 'a' },
      session: a,
    }
    expect(transition(reattempt, ended)).toEqual({
      state: { status: 'connecting', attempt: { id: 'c', connectorId: 'a' } },
      run: [remember(null)],
      emit,
    })
  })

  test('behavior: does not cancel a pending attempt with another wallet', () => {
    expect(transition(replacing, ended)).toEqual({ state: connecting, run: [remember(null)], emit })
  })

  test.each([disconnected, reconnecting, connecting, replacing, connected, disconnecting])(
    'behavior: ignored for another wallet ($status)',
    (state) => {
      expectIgnored(state, { ...ended, connectorId: 'b' })
    },
  )
})

test('behavior: ignores storage failures', () => {
  for (const state of [disconnected, connected, disconnecting]) {
    expectIgnored(state, { type: 'failed', effect: remember('a'), error: broken })
  }
})
