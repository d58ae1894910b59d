import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AbortedError, UserRejectedError, WalletRequestError } from '../../../foundation/errors/wallet.js'
import type { RelaySession } from '../../../ports/Relay.js'
import { initialState, transition } from './machine.js'
import type { PairingEffect, PairingInput, PairingState } from './types.js'

const idle: PairingState = { status: 'idle', nextId: 2 }
const preparing: PairingState = { status: 'preparing', nextId: 2 }
const first = { id: 1, uri: 'wc:1', expiresAt: 240_000 }
const second = { id: 2, uri: 'wc:2', expiresAt: 470_000 }
const waiting: PairingState = { status: 'waiting', nextId: 2, pairing: first }
const renewing: PairingState = { status: 'preparing', nextId: 3, pairing: first }
const renewed: PairingState = { status: 'waiting', nextId: 3, pairing: second }
const linking = { walletId: 'w', name: 'Wallet', href: 'wallet://wc?uri=x' }
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

/** An ignored event returns the same state object, by which the runner recognizes it. */
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

  test('behavior: reuses a pairing that is pending or has not expired', () => {
    const step = transition(preparing, { type: 'begin', at: 0 })
    expect(step).toEqual({ state: preparing })
    // The runner must not report the event as ignored.
    expect(step.state).not.toBe(preparing)
    expect(transition(waiting, { type: 'begin', at: 229_999 })).toEqual({
      state: waiting,
      emit: [{ type: 'ready', pairing: first }],
    })
  })

  test('behavior: resumes the renewal of a paused pairing', () => {
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
  test('default: keeps the current code until the new one is ready; both can be approved', () => {
    expect(transition(waiting, { type: 'renew', id: 1 })).toEqual({ state: renewing, run: [pair(2)] })
    const { state, run } = transition(renewing, { type: 'uriArrived', id: 2, uri: 'wc:2', at: 230_000 })
    expect(state).toEqual(renewed)
    expect(run).toHaveLength(2)
    expect(transition(renewed, { type: 'expired', id: 1 })).toEqual({
      state: renewed,
      run: [cancel('pair/1')],
    })
  })

  test('behavior: removes an expired code', () => {
    expect(transition(renewing, { type: 'expired', id: 1 })).toEqual({
      state: { status: 'preparing', nextId: 3 },
      run: [cancel('pair/1')],
    })
    expect(transition({ ...waiting, linking }, { type: 'expired', id: 1 })).toEqual({
      state: { status: 'preparing', nextId: 3, linking },
      run: [cancel('pair/1'), pair(2)],
    })
  })

  test('behavior: ignored for another pairing, or when no pairing is pending', () => {
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
  const remember = (kept: object | null) => ({ type: 'remember', key: 'remember', linking: kept })

  test('default: adopts the session, and removes the stored deep link of an earlier wallet', () => {
    expect(transition(waiting, { type: 'approved', id: 1, session })).toEqual({
      state: idle,
      run: [...cancelAll(1, 1), adopt, remember(null)],
      emit: [{ type: 'approved', session, method: 'qrcode' }],
    })
  })

  test('behavior: stores the deep link of a wallet that was opened by one', () => {
    const linked = transition(waiting, { type: 'linked', linking }).state
    const { run, emit } = transition(linked, { type: 'approved', id: 1, session })
    expect(emit).toEqual([{ type: 'approved', session, method: 'mobile', linking }])
    expect(run).toContainEqual(remember(linking))
  })

  test('behavior: accepts an approval of the previous code, and cancels the new one', () => {
    expect(transition(renewed, { type: 'approved', id: 1, session })).toEqual({
      state: { status: 'idle', nextId: 3 },
      run: [...cancelAll(1, 1), ...cancelAll(2), adopt, remember(null)],
      emit: [{ type: 'approved', session, method: 'qrcode' }],
    })
  })

  test('behavior: refuses a session if no pairing is pending', () => {
    expect(transition(idle, { type: 'approved', id: 1, session })).toEqual({
      state: idle,
      run: [{ type: 'refuse', key: 't', mode: 'write', session }],
    })
  })
})

test('behavior: reset clears the URI, its expiry, the linking and the stored deep link', () => {
  const remember = { type: 'remember', key: 'remember', linking: null }
  expect(transition({ ...waiting, linking }, { type: 'reset' })).toEqual({
    state: idle,
    run: [...cancelAll(1), remember],
    emit: [{ type: 'cancelled' }],
  })
  const declined: PairingState = { ...idle, outcome: { status: 'declined' } }
  expect(transition(declined, { type: 'reset' })).toEqual({ state: idle, run: [remember] })
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

  test('error: the relay is unreachable', () => {
    expect(transition(preparing, failed(1, error))).toEqual({
      state: { ...idle, outcome: { status: 'failed', error } },
      run: cancelAll(1, 1),
      emit: [{ type: 'failed', error }],
    })
  })

  test('behavior: stores a rejection by the user, also of the previous code, as declined', () => {
    expect(transition(renewed, failed(1, no))).toEqual({
      state: { status: 'idle', nextId: 3, outcome: { status: 'declined' } },
      run: [...cancelAll(1, 1), ...cancelAll(2)],
      emit: [{ type: 'declined', error: no }],
    })
  })

  test('behavior: a failure of an earlier code does not end the current one', () => {
    expectIgnored(renewed, failed(1, error))
    expectIgnored(idle, failed(1, error))
  })

  test('behavior: removes a code that expired while the device slept and timers were stopped', () => {
    const timersOff = [cancel('renew/1'), cancel('expired/1')]
    expect(transition({ ...waiting, linking }, failed(1, new AbortedError()))).toEqual({
      state: { status: 'preparing', nextId: 3, linking },
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

  test('behavior: does not retry if a URI expires before it is ready', () => {
    expect(transition(preparing, failed(1, new AbortedError()))).toEqual({
      state: idle,
      run: cancelAll(1),
      emit: [{ type: 'cancelled' }],
    })
  })

  test('behavior: clear removes the outcome', () => {
    const state: PairingState = { ...idle, outcome: { status: 'failed', error } }
    expect(transition(state, { type: 'clear' })).toEqual({ state: idle })
    expectIgnored(idle, { type: 'clear' })
    expectIgnored(waiting, { type: 'clear' })
  })
})

test('behavior: cancel', () => {
  expect(transition(renewing, { type: 'cancel' })).toEqual({
    state: { status: 'idle', nextId: 3 },
    run: [...cancelAll(1), ...cancelAll(2)],
    emit: [{ type: 'cancelled' }],
  })
  expectIgnored(idle, { type: 'cancel' })
})

test('behavior: any order of events leaves at most two codes pending, and none when idle', () => {
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
    fc.record({ type: fc.constant('approved' as const), id, session: fc.constant(session) }),
    fc.record({ type: fc.constant('failed' as const), effect: id.map((n) => pair(n)), error: errors }),
    fc.record({
      type: fc.constantFrom('cancel' as const, 'clear' as const, 'pause' as const, 'reset' as const),
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
