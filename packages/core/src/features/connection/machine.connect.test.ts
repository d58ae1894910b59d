import { describe, expect, test } from 'vitest'
import {
  a,
  aborted,
  b,
  broken,
  cancel,
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
  restore,
  switchingAccount,
} from './machine.fixtures.js'
import { initialState, transition } from './machine.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionState } from './types.js'

describe('initialState', () => {
  test('default', () => {
    expect(initialState({ stored: {}, namespace: 'eip155' })).toEqual(disconnected)
  })

  test('behavior: starts as reconnecting if a session of that namespace is stored', () => {
    const stored = { connectors: { eip155: 'a' } }
    expect(initialState({ stored, namespace: 'eip155' })).toEqual({ status: 'reconnecting', next: [] })
    expect(initialState({ stored, namespace: 'solana' })).toEqual(disconnected)
  })
})

describe('reconnect', () => {
  const reconnect = { type: 'reconnect', id: 'r', connectorIds: ['a', 'b'] } as const

  test('default', () => {
    expect(transition(disconnected, reconnect)).toEqual({ state: reconnecting, run: [restore('a')] })
  })

  test('behavior: continues the reconnecting state that a server started with', () => {
    const begun = initialState({ stored: { connectors: { eip155: 'a' } }, namespace: 'eip155' })
    expect(transition(begun, reconnect)).toEqual({ state: reconnecting, run: [restore('a')] })
    expect(transition(begun, { ...reconnect, connectorIds: [] })).toEqual({
      state: disconnected,
      emit: [{ type: 'notRestored', id: 'r' }],
    })
  })

  test('behavior: ends immediately without connectors', () => {
    expect(transition(disconnected, { ...reconnect, connectorIds: [] })).toEqual({
      state: disconnected,
      emit: [{ type: 'notRestored', id: 'r' }],
    })
  })

  test.each([reconnecting, connecting, connected, disconnecting])(
    'behavior: ignored while another reconnect runs or a session exists ($status)',
    (state) => {
      expectIgnored(state, { ...reconnect, id: 'r2' })
    },
  )
})

describe('restored', () => {
  test('default', () => {
    const input = { type: 'restored', id: 'r', connectorId: 'a', session: a } as const
    expect(transition(reconnecting, input)).toEqual({
      state: connected,
      run: [remember('a')],
      emit: [{ type: 'connected', id: 'r', via: 'reconnect', session: a }],
    })
  })

  const second: ConnectionState = {
    status: 'reconnecting',
    attempt: { id: 'r', connectorId: 'b' },
    next: [],
  }

  test('behavior: tries the next connector if a wallet is absent, locked or no longer authorizes the app', () => {
    const input = { type: 'restored', id: 'r', connectorId: 'a', session: null } as const
    expect(transition(reconnecting, input)).toEqual({ state: second, run: [restore('b')] })
  })

  test('behavior: tries the next connector if a restore throws', () => {
    const input = { type: 'failed', effect: restore('a'), error: broken } as const
    expect(transition(reconnecting, input)).toEqual({ state: second, run: [restore('b')] })
  })

  test('behavior: ends after the last connector, and keeps the stored wallet', () => {
    const over = { state: disconnected, emit: [{ type: 'notRestored', id: 'r' }] }
    const input = { type: 'restored', id: 'r', connectorId: 'b', session: null } as const
    expect(transition(second, input)).toEqual(over)
    expect(transition(second, { type: 'failed', effect: restore('b'), error: broken })).toEqual(over)
  })

  test('behavior: ignores stale results, and results of other attempts', () => {
    const input = { type: 'restored', id: 'r', connectorId: 'a', session: null } as const
    expectIgnored(second, input)
    expectIgnored(second, { ...input, session: a })
    expectIgnored(reconnecting, { ...input, id: 'other' })
    expectIgnored(connecting, input)
    expectIgnored(second, { type: 'failed', effect: restore('a'), error: broken })
  })
})

describe('connect', () => {
  const connect = { type: 'connect', id: 'c', connectorId: 'b' } as const

  test('default', () => {
    expect(transition(disconnected, connect)).toEqual({ state: connecting, run: [openWallet], emit: [] })
  })

  test('param: chainId', () => {
    expect(transition(disconnected, { ...connect, chainId: 'eip155:8453' }).run).toEqual([
      { ...openWallet, chainId: 'eip155:8453' },
    ])
  })

  test('behavior: supersedes a pending restore', () => {
    expect(transition(reconnecting, connect)).toEqual({
      state: connecting,
      run: [cancel('wallet'), openWallet],
      emit: [{ type: 'notRestored', id: 'r' }],
    })
  })

  test('behavior: supersedes a pending connect', () => {
    expect(transition(connecting, { ...connect, id: 'c2' })).toEqual({
      state: { status: 'connecting', attempt: { id: 'c2', connectorId: 'b' } },
      run: [cancel('wallet'), { ...openWallet, id: 'c2' }],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }],
    })
  })

  test('behavior: keeps the session until the new wallet has connected', () => {
    expect(transition(connected, connect).state).toEqual(replacing)
    expect(transition(replacing, { ...connect, id: 'c2' }).state).toMatchObject({ session: a })
  })

  test('behavior: cancels an account switch', () => {
    expect(transition(switchingAccount, connect)).toEqual({
      state: replacing,
      run: [cancel('account'), openWallet],
      emit: [{ type: 'switchAccountFailed', id: 's', error: aborted }],
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

describe('opened', () => {
  const opened = { type: 'opened', id: 'c', session: b } as const

  test('behavior: keeps changes that the wallet reported during the attempt', () => {
    const moved = makeSession('a', { addresses: ['0x2', '0xa'], chainId: 'eip155:10' })
    const attempt = { id: 'c', connectorId: 'a' }
    const answer = { type: 'opened', id: 'c', session: a, sessionBefore: a } as const
    const state = transition({ status: 'connecting', attempt, session: moved }, answer).state
    expect(state).toEqual({ status: 'connected', session: moved })
    // Nothing was reported in between: the response applies, even if it has another chain.
    const onOtherChain = { ...answer, session: moved }
    expect(transition({ status: 'connecting', attempt, session: a }, onOtherChain).state).toEqual({
      status: 'connected',
      session: moved,
    })
  })

  test('behavior: does not merge changes of another wallet’s session', () => {
    const state: ConnectionState = {
      status: 'connecting',
      attempt: { id: 'c', connectorId: 'b' },
      session: makeSession('a', { chainId: 'eip155:10' }),
    }
    const answer = { type: 'opened', id: 'c', session: b, sessionBefore: a } as const
    expect(transition(state, answer).state).toEqual({ status: 'connected', session: b })
  })

  test('default', () => {
    expect(transition(connecting, opened)).toEqual({
      state: { status: 'connected', session: b },
      run: [remember('b')],
      emit: [{ type: 'connected', id: 'c', via: 'connect', session: b }],
    })
  })

  test('behavior: disconnects the previous wallet', () => {
    expect(transition(replacing, opened)).toEqual({
      state: { status: 'connected', session: b },
      run: [remember('b'), closeWallet('c')],
      emit: [{ type: 'connected', id: 'c', via: 'connect', session: b }],
    })
  })

  test('behavior: does not disconnect a wallet that connects again', () => {
    const state = { ...connecting, session: b }
    expect(transition(state, opened).run).toEqual([remember('b')])
  })

  test('behavior: ignores the result of disconnecting the previous wallet', () => {
    const { state } = transition(replacing, opened)
    expectIgnored(state, { type: 'closed', id: 'c' })
    expectIgnored(state, { type: 'failed', effect: closeWallet('c'), error: broken })
    expectIgnored(state, { type: 'sessionEnded', connectorId: 'a' })
  })

  test('behavior: ignores stale results, and results of other attempts', () => {
    expectIgnored(connecting, { ...opened, id: 'other' })
    expectIgnored(disconnected, opened)
    expectIgnored(connected, opened)
  })
})

describe('openWallet failed', () => {
  const fail = (error: typeof broken | typeof declined | typeof aborted) =>
    ({ type: 'failed', effect: openWallet, error }) as const

  test('behavior: stores a rejection by the user as declined, without an error', () => {
    expect(transition(connecting, fail(declined))).toEqual({
      state: { status: 'disconnected', outcome: { status: 'declined', connectorId: 'b' } },
      run: [],
      emit: [{ type: 'declined', id: 'c', connectorId: 'b', error: declined }],
    })
  })

  test('behavior: stores the error of a failed attempt', () => {
    expect(transition(connecting, fail(broken))).toEqual({
      state: { status: 'disconnected', outcome: { status: 'failed', connectorId: 'b', error: broken } },
      run: [],
      emit: [{ type: 'failed', id: 'c', connectorId: 'b', error: broken }],
    })
  })

  test('behavior: stores no outcome for a cancelled attempt', () => {
    expect(transition(connecting, fail(aborted))).toEqual({
      state: disconnected,
      run: [],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }],
    })
  })

  test('behavior: keeps the previous session', () => {
    expect(transition(replacing, fail(declined)).state).toEqual({
      ...connected,
      outcome: { status: 'declined', connectorId: 'b' },
    })
    expect(transition(replacing, fail(broken)).state).toEqual({
      ...connected,
      outcome: { status: 'failed', connectorId: 'b', error: broken },
    })
    expect(transition(replacing, fail(aborted)).state).toEqual(connected)
  })

  test('behavior: ignores stale results, and results of other attempts', () => {
    const otherResult = { type: 'failed', effect: { ...openWallet, id: 'other' }, error: broken } as const
    expectIgnored(connecting, otherResult)
    expectIgnored(disconnected, fail(broken))
  })
})

describe('cancel', () => {
  test('default', () => {
    expect(transition(connecting, { type: 'cancel' })).toEqual({
      state: disconnected,
      run: [cancel('wallet')],
      emit: [{ type: 'cancelled', id: 'c', connectorId: 'b' }],
    })
  })

  test('behavior: keeps the previous session', () => {
    expect(transition(replacing, { type: 'cancel' }).state).toEqual(connected)
  })

  test('behavior: a cancelled restore can start again', () => {
    const { state, run, emit } = transition(reconnecting, { type: 'cancel' })
    expect({ state, run, emit }).toEqual({
      state: disconnected,
      run: [cancel('wallet')],
      emit: [{ type: 'notRestored', id: 'r' }],
    })
    expect(transition(state, { type: 'reconnect', id: 'r2', connectorIds: ['a'] }).run).toHaveLength(1)
  })

  test('behavior: cancels an account switch', () => {
    expect(transition(switchingAccount, { type: 'cancel' })).toEqual({
      state: connected,
      run: [cancel('account')],
      emit: [{ type: 'switchAccountFailed', id: 's', error: aborted }],
    })
  })

  test.each([disconnected, connected, disconnecting])('behavior: ignored when $status', (state) => {
    expectIgnored(state, { type: 'cancel' })
  })
})

describe('clear', () => {
  const outcome = { status: 'declined', connectorId: 'b' } as const

  test('default', () => {
    expect(transition({ status: 'disconnected', outcome }, { type: 'clear' })).toEqual({
      state: disconnected,
    })
    expect(transition({ status: 'connected', session: a, outcome }, { type: 'clear' })).toEqual({
      state: connected,
    })
  })

  test.each([disconnected, reconnecting, connecting, connected, switchingAccount, disconnecting])(
    'behavior: ignored without an outcome ($status)',
    (state) => {
      expect(transition(state, { type: 'clear' }).state).toBe(state)
    },
  )
})
