import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { RelaySession } from '../../../ports/Relay.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import type { PairingEffect, PairingInput, PairingState } from './types.js'

const idle: PairingState = { status: 'idle', nextId: 2 }
const preparing: PairingState = { status: 'preparing', nextId: 2 }
const first = { id: 1, uri: 'wc:1', expiresAt: 240_000 }
const second = { id: 2, uri: 'wc:2', expiresAt: 470_000 }
const waiting: PairingState = { status: 'waiting', nextId: 2, pairing: first }
const renewing: PairingState = { status: 'preparing', nextId: 3, pairing: first }
const renewed: PairingState = { status: 'waiting', nextId: 3, pairing: second }
const openedWallet = { walletId: 'w', name: 'Wallet', href: 'wallet://wc?uri=x' }
const session: RelaySession = { topic: 't', peer: { name: 'Wallet' }, expiresAt: 1, namespaces: {} }

const pair = (id: number): PairingEffect => ({ type: 'pair', key: `pair/${id}`, id })
const cancel = (key: string) => ({ type: 'cancel', key })
const cancelAll = (id: number, but?: number) => [
  ...(id === but ? [] : [cancel(`pair/${id}`)]),
  cancel(`renew/${id}`),
  cancel(`expired/${id}`),
]
const timer = (type: string, id: number, delayMs: number) => ({
  type: 'timer',
  key: `${type}/${id}`,
  delayMs,
  event: { type, id },
})

/** The runner treats an event as ignored if the state object is the same. */
function expectIgnored(state: PairingState, input: PairingInput): void {
  const step = transition(state, input)
  expect(step.state).toBe(state)
  expect({ ...step.run, ...step.emit }).toEqual({})
}

describe('begin', () => {
  test('default', () => {
    expect(transition(initialState(), { type: 'begin', at: 0 })).toEqual({
      state: preparing,
      run: [pair(1)],
    })
  })

  test('behavior: clears the outcome of the last pairing', () => {
    const declined: PairingState = { ...idle, outcome: { status: 'declined' } }
    expect(transition(declined, { type: 'begin', at: 0 }).state).toEqual({ status: 'preparing', nextId: 3 })
  })

  test('behavior: reuses a URI that is being created or has not expired', () => {
    const step = transition(preparing, { type: 'begin', at: 0 })
    expect(step).toEqual({ state: preparing })
    // The runner must not report the event as ignored.
    expect(step.state).not.toBe(preparing)
    expect(transition(waiting, { type: 'begin', at: 229_999 })).toEqual({
      state: waiting,
      emit: [{ type: 'ready', pairing: first }],
    })
  })

  test('behavior: resumes the renewal of a paused URI', () => {
    expect(transition({ ...waiting, isPaused: true }, { type: 'begin', at: 30_000 })).toEqual({
      state: waiting,
      emit: [{ type: 'ready', pairing: first }],
      run: [timer('renew', 1, 200_000)],
    })
  })

  test('behavior: a URI with less than 10 s left counts as expired', () => {
    const { state, run } = transition(waiting, { type: 'begin', at: 230_000 })
    expect(state).toEqual({ status: 'preparing', nextId: 3 })
    expect(run).toEqual([...cancelAll(1), pair(2)])
  })
})

describe('uriArrived', () => {
  test('default: a URI is valid for 4 min and is renewed 10 s before it expires', () => {
    expect(transition(preparing, { type: 'uriArrived', id: 1, uri: 'wc:1', at: 0 })).toEqual({
      state: waiting,
      run: [timer('renew', 1, 230_000), timer('expired', 1, 240_000)],
      emit: [{ type: 'ready', pairing: first }],
    })
  })

  test('behavior: ignores a late URI of an earlier pairing', () => {
    expectIgnored(renewing, { type: 'uriArrived', id: 1, uri: 'wc:x', at: 0 })
    expectIgnored(idle, { type: 'uriArrived', id: 1, uri: 'wc:x', at: 0 })
  })
})

describe('renew and expired', () => {
  test('default: keeps the current URI until the new one is ready; the old one stays pending until it expires', () => {
    expect(transition(waiting, { type: 'renew', id: 1 })).toEqual({ state: renewing, run: [pair(2)] })
    const { state, run } = transition(renewing, { type: 'uriArrived', id: 2, uri: 'wc:2', at: 230_000 })
    expect(state).toEqual(renewed)
    expect(run).toHaveLength(2)
    expect(transition(renewed, { type: 'expired', id: 1 })).toEqual({
      state: renewed,
      run: [cancel('pair/1')],
    })
  })

  test('behavior: a second renewal before the first URI expired cancels the first, so that two are pending at most', () => {
    expect(transition(renewed, { type: 'renew', id: 2 })).toEqual({
      state: { status: 'preparing', nextId: 4, pairing: second },
      run: [...cancelAll(1), pair(3)],
    })
  })

  test('behavior: removes an expired URI, and creates a new one if none is being created', () => {
    expect(transition(renewing, { type: 'expired', id: 1 })).toEqual({
      state: { status: 'preparing', nextId: 3 },
      run: [cancel('pair/1')],
    })
    expect(transition({ ...waiting, openedWallet }, { type: 'expired', id: 1 })).toEqual({
      state: { status: 'preparing', nextId: 3, openedWallet },
      run: [cancel('pair/1'), pair(2)],
    })
  })

  test('behavior: ignored for another URI, or when no URI is pending', () => {
    expectIgnored(renewed, { type: 'renew', id: 1 })
    expectIgnored(idle, { type: 'expired', id: 1 })
  })
})

describe('pause', () => {
  test('default: keeps the URI valid and does not renew it', () => {
    const isPaused: PairingState = { ...waiting, isPaused: true }
    expect(transition(waiting, { type: 'pause' })).toEqual({ state: isPaused, run: [cancel('renew/1')] })
    expectIgnored(isPaused, { type: 'pause' })
    expect(transition(isPaused, { type: 'approved', id: 1, session }).emit).toHaveLength(1)
  })

  test('behavior: ends the pairing when the URI expires', () => {
    expect(transition({ ...waiting, isPaused: true }, { type: 'expired', id: 1 })).toEqual({
      state: idle,
      run: [...cancelAll(1)],
      emit: [{ type: 'cancelled' }],
    })
  })

  test('behavior: cancels a URI that is not ready yet, and keeps the previous one', () => {
    expect(transition(preparing, { type: 'pause' })).toEqual({
      state: idle,
      run: cancelAll(1),
      emit: [{ type: 'cancelled' }],
    })
    expect(transition(renewing, { type: 'pause' })).toEqual({
      state: { status: 'waiting', nextId: 3, pairing: first, isPaused: true },
      run: [cancel('pair/2')],
    })
    expectIgnored(idle, { type: 'pause' })
  })
})

describe('approved', () => {
  const adopt = { type: 'adopt', key: 'adopt', mode: 'write', session }
  const storeDeepLink = (kept: object | null) => ({
    type: 'storeDeepLink',
    key: 'storeDeepLink',
    openedWallet: kept,
  })

  test('default: adopts the session, and removes the stored deep link of an earlier wallet', () => {
    expect(transition(waiting, { type: 'approved', id: 1, session })).toEqual({
      state: idle,
      run: [...cancelAll(1, 1), adopt, storeDeepLink(null)],
      emit: [{ type: 'approved', session, method: 'qrcode' }],
    })
  })

  test('behavior: stores the link of a wallet app that was opened by a deep link', () => {
    const opened = transition(waiting, { type: 'walletOpened', openedWallet }).state
    const { run, emit } = transition(opened, { type: 'approved', id: 1, session })
    expect(emit).toEqual([{ type: 'approved', session, method: 'mobile', openedWallet }])
    expect(run).toContainEqual(storeDeepLink(openedWallet))
  })

  test('behavior: accepts an approval of the previous URI, and cancels the new one', () => {
    expect(transition(renewed, { type: 'approved', id: 1, session })).toEqual({
      state: { status: 'idle', nextId: 3 },
      run: [...cancelAll(1, 1), ...cancelAll(2), adopt, storeDeepLink(null)],
      emit: [{ type: 'approved', session, method: 'qrcode' }],
    })
  })

  test('behavior: ends an approved session if no URI is pending', () => {
    expect(transition(idle, { type: 'approved', id: 1, session })).toEqual({
      state: idle,
      run: [{ type: 'endUnusedSession', key: 't', mode: 'write', session }],
    })
  })
})

test('behavior: sessionEnded cancels the URI and its timers, and clears the opened wallet, its stored link, and the outcome', () => {
  const storeDeepLink = { type: 'storeDeepLink', key: 'storeDeepLink', openedWallet: null }
  expect(transition({ ...waiting, openedWallet }, { type: 'sessionEnded' })).toEqual({
    state: idle,
    run: [...cancelAll(1), storeDeepLink],
    emit: [{ type: 'cancelled' }],
  })
  const declined: PairingState = { ...idle, outcome: { status: 'declined' } }
  expect(transition(declined, { type: 'sessionEnded' })).toEqual({ state: idle, run: [storeDeepLink] })
})

describe('failed', () => {
  const failed = (
    id: number,
    error: UserRejectedError | AbortedError | WalletRequestError,
  ): PairingInput => ({
    type: 'failed',
    effect: pair(id) as Extract<PairingEffect, { type: 'pair' }>,
    error,
  })
  const error = new WalletRequestError({ method: 'wc_sessionPropose' })
  const no = new UserRejectedError()

  test('error: stores the error of a failed pairing as the outcome', () => {
    expect(transition(preparing, failed(1, error))).toEqual({
      state: { ...idle, outcome: { status: 'failed', error } },
      run: cancelAll(1, 1),
      emit: [{ type: 'failed', error }],
    })
  })

  test('behavior: a rejection of the current or the previous URI ends the pairing as declined', () => {
    expect(transition(renewed, failed(2, no))).toMatchObject({
      state: { status: 'idle', outcome: { status: 'declined' } },
      emit: [{ type: 'declined', error: no }],
    })
    expect(transition(renewed, failed(1, no))).toEqual({
      state: { status: 'idle', nextId: 3, outcome: { status: 'declined' } },
      run: [...cancelAll(1, 1), ...cancelAll(2)],
      emit: [{ type: 'declined', error: no }],
    })
  })

  test('behavior: a failure of the previous URI does not end the current one', () => {
    expectIgnored(renewed, failed(1, error))
    expectIgnored(idle, failed(1, error))
  })

  test('behavior: removes a URI that the SDK reports as expired before the kit’s timer fires', () => {
    const timersOff = [cancel('renew/1'), cancel('expired/1')]
    expect(transition({ ...waiting, openedWallet }, failed(1, new AbortedError()))).toEqual({
      state: { status: 'preparing', nextId: 3, openedWallet },
      run: [...timersOff, cancel('pair/1'), pair(2)],
    })
    expect(transition(renewed, failed(1, new AbortedError()))).toEqual({
      state: renewed,
      run: [...timersOff, cancel('pair/1')],
    })
    expect(transition({ ...waiting, isPaused: true }, failed(1, new AbortedError()))).toMatchObject({
      state: idle,
      emit: [{ type: 'cancelled' }],
    })
  })

  test('behavior: ends the pairing if the SDK aborts before the URI is ready', () => {
    expect(transition(preparing, failed(1, new AbortedError()))).toEqual({
      state: idle,
      run: cancelAll(1),
      emit: [{ type: 'cancelled' }],
    })
  })
})

describe('clearOutcome', () => {
  test('default: removes the outcome', () => {
    const state: PairingState = { ...idle, outcome: { status: 'declined' } }
    expect(transition(state, { type: 'clearOutcome' })).toEqual({ state: idle })
  })

  test('behavior: ignored without an outcome', () => {
    expectIgnored(idle, { type: 'clearOutcome' })
    expectIgnored(waiting, { type: 'clearOutcome' })
  })
})

test('behavior: cancel cancels every pending URI and timer', () => {
  expect(transition(renewing, { type: 'cancel' })).toEqual({
    state: { status: 'idle', nextId: 3 },
    run: [...cancelAll(1), ...cancelAll(2)],
    emit: [{ type: 'cancelled' }],
  })
  expectIgnored(idle, { type: 'cancel' })
})

describe('signed', () => {
  const signed: PairingState = { ...waiting, signedId: 1 }
  const error = new WalletRequestError({ method: 'x' })

  test('default: the app verifies the message', () => {
    expect(transition(waiting, { type: 'signed', id: 1 })).toEqual({ state: signed })
    expectIgnored(idle, { type: 'signed', id: 1 })
  })

  test('behavior: keeps whether the wallet is asked to sign in', () => {
    const event = { type: 'uriArrived', id: 1, uri: 'wc:1', at: 0 } as const
    expect(transition(preparing, { ...event, signsIn: true }).state).toMatchObject({
      pairing: { signsIn: true },
    })
    expect(transition(preparing, event).state).toEqual(waiting)
  })

  test('behavior: the used URI is not renewed, and does not expire', () => {
    expectIgnored(signed, { type: 'renew', id: 1 })
    expectIgnored(signed, { type: 'expired', id: 1 })
  })

  test('behavior: a URI that arrives later, and a closed modal, change nothing', () => {
    const state: PairingState = { ...renewing, signedId: 1 }
    const arrived = transition(state, { type: 'uriArrived', id: 2, uri: 'wc:2', at: 230_000 }).state
    expect(arrived).toEqual({ ...renewed, signedId: 1 })
    expect(transition(arrived, { type: 'pause' }).state).toEqual({ ...renewed, signedId: 1, isPaused: true })
  })

  test('behavior: ends with the approval', () => {
    expect(transition(signed, { type: 'approved', id: 1, session }).state).toEqual(idle)
  })

  test('error: a sign-in that fails ends the pairing, also after a renewal', () => {
    const effect = pair(1)
    const outcome = { status: 'failed', error }
    expect(transition(signed, { type: 'failed', effect, error }).state).toEqual({ ...idle, outcome })
    const state: PairingState = { ...renewed, signedId: 1 }
    expect(transition(state, { type: 'failed', effect, error }).state).toMatchObject({
      status: 'idle',
      outcome,
    })
  })
})

test('behavior: any order of events leaves at most two URIs pending, and none when idle', () => {
  const id = fc.integer({ min: 1, max: 4 })
  const errors = fc.constantFrom(
    new UserRejectedError(),
    new AbortedError(),
    new WalletRequestError({ method: 'x' }),
  )
  const input: fc.Arbitrary<PairingInput> = fc.oneof(
    fc.record({ type: fc.constant('begin' as const), at: fc.nat(500_000) }),
    fc.record({
      type: fc.constant('uriArrived' as const),
      id,
      uri: fc.constant('wc:x'),
      at: fc.nat(500_000),
    }),
    fc.record({ type: fc.constantFrom('renew' as const, 'expired' as const), id }),
    fc.record({ type: fc.constant('signed' as const), id }),
    fc.record({ type: fc.constant('approved' as const), id, session: fc.constant(session) }),
    fc.record({ type: fc.constant('failed' as const), effect: id.map((n) => pair(n)), error: errors }),
    fc.record({
      type: fc.constantFrom(
        'cancel' as const,
        'clearOutcome' as const,
        'pause' as const,
        'sessionEnded' as const,
      ),
    }),
  )
  fc.assert(
    fc.property(fc.array(input, { maxLength: 40 }), (inputs) => {
      let state = initialState()
      const running = new Set<string>()
      for (const one of inputs) {
        // The runner only completes effects that are running.
        if ('id' in one && one.type !== 'renew' && one.type !== 'expired' && !running.has(`pair/${one.id}`))
          continue
        if (one.type === 'failed' && !running.has(one.effect.key)) continue
        if ((one.type === 'renew' || one.type === 'expired') && !running.has(`${one.type}/${one.id}`))
          continue
        if (one.type === 'renew' || one.type === 'expired') running.delete(`${one.type}/${one.id}`)
        if (one.type === 'approved') running.delete(`pair/${one.id}`)
        if (one.type === 'failed') running.delete(one.effect.key)
        const step = transition(state, one)
        for (const effect of step.run ?? []) {
          if (effect.type === 'cancel') running.delete(effect.key)
          else if (effect.type === 'pair' || effect.type === 'timer') running.add(effect.key)
        }
        state = step.state
        expect([...running].filter((key) => key.startsWith('pair/')).length).toBeLessThanOrEqual(2)
        if (state.status === 'idle') expect([...running]).toEqual([])
        const adopted = step.run?.filter(({ type }) => type === 'adopt').length ?? 0
        expect(step.emit?.filter(({ type }) => type === 'approved').length ?? 0).toBe(adopted)
        if (adopted > 0) expect(state.status).toBe('idle')
      }
    }),
    { numRuns: 2_000 },
  )
})
