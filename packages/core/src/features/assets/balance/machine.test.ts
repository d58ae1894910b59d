import { describe, expect, test } from 'vitest'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { isBlocked, isFresh } from './rules.js'
import type { BalanceState } from './types.js'

const of = { address: '0xa', chainId: 'eip155:1' } as const
const otherAddress = { ...of, address: '0xb' } as const
const otherChain = { ...of, chainId: 'eip155:10' } as const
const error = new BalanceUnavailableError({ network: 'Ethereum' })

const idle: BalanceState = { status: 'idle' }
const loading: BalanceState = { status: 'loading', of }
const ready: BalanceState = { status: 'ready', of, value: 5n, at: 1_000 }
const failed: BalanceState = { status: 'failed', of, error, at: 1_000 }
const fetch = (at: number, subject: typeof of | typeof otherAddress | typeof otherChain = of) => ({
  type: 'fetch',
  key: 'fetch',
  of: subject,
  at,
})

test('default', () => {
  expect(initialState()).toEqual(idle)
})

describe('load', () => {
  test('default', () => {
    expect(transition(idle, { type: 'load', of, at: 7 })).toEqual({ state: loading, run: [fetch(7)] })
  })

  test('behavior: a balance is fresh for 30 s', () => {
    expect(transition(ready, { type: 'load', of, at: 30_999 })).toEqual({ state: ready })
    expect(transition(ready, { type: 'load', of, at: 31_000 })).toEqual({
      state: { status: 'loading', of, value: 5n },
      run: [fetch(31_000)],
    })
  })

  test('param: force', () => {
    expect(transition(ready, { type: 'load', of, at: 1_001, force: true }).run).toEqual([fetch(1_001)])
    expect(transition(loading, { type: 'load', of, at: 1_001, force: true })).toEqual({
      state: loading,
      run: [fetch(1_001)],
    })
  })

  test('behavior: does not retry within 30 s of a failure, even with force', () => {
    for (const force of [false, true]) {
      expect(transition(failed, { type: 'load', of, at: 30_999, force })).toEqual({ state: failed })
      expect(transition(failed, { type: 'load', of, at: 31_000, force })).toEqual({
        state: loading,
        run: [fetch(31_000)],
      })
    }
  })

  test('behavior: setting the clock back neither keeps a balance fresh nor a retry blocked', () => {
    expect(transition(ready, { type: 'load', of, at: 999 }).run).toEqual([fetch(999)])
    expect(transition(failed, { type: 'load', of, at: 999 }).run).toEqual([fetch(999)])
  })

  test('behavior: one pending read per subject', () => {
    expect(transition(loading, { type: 'load', of, at: 2 })).toEqual({ state: loading })
  })

  test.each([otherAddress, otherChain])(
    'behavior: $address on $chainId never shows the value of another',
    (subject) => {
      for (const state of [ready, failed])
        expect(transition(state, { type: 'load', of: subject, at: 1_001 })).toEqual({
          state: { status: 'loading', of: subject },
          run: [fetch(1_001, subject)],
        })
      expect(transition({ ...loading, value: 5n }, { type: 'load', of: subject, at: 1_001 })).toEqual({
        state: { status: 'loading', of: subject },
        run: [fetch(1_001, subject)],
        emit: [{ type: 'dropped', of }],
      })
    },
  )

  test('behavior: keeps the earlier value while it is read again, also twice', () => {
    const again = transition(ready, { type: 'load', of, at: 40_000 }).state
    expect(transition(again, { type: 'load', of, at: 40_001, force: true }).state).toEqual({
      status: 'loading',
      of,
      value: 5n,
    })
  })
})

describe('loaded', () => {
  test('default', () => {
    expect(transition(loading, { type: 'loaded', of, value: 5n, at: 1_000 })).toEqual({
      state: ready,
      emit: [{ type: 'loaded', of, value: 5n }],
    })
    expect(transition(loading, { type: 'loaded', of, value: 0n, at: 1_000 }).state).toMatchObject({
      value: 0n,
    })
  })

  test.each([idle, ready, failed, { ...loading, of: otherAddress }, { ...loading, of: otherChain }])(
    'behavior: ignores a stale result ($status)',
    (state) => {
      expect(transition(state, { type: 'loaded', of, value: 9n, at: 2_000 }).state).toBe(state)
      expect(transition(state, { type: 'loadFailed', of, error, at: 2_000 }).state).toBe(state)
    },
  )
})

describe('failing', () => {
  test('default', () => {
    expect(transition({ ...loading, value: 5n }, { type: 'loadFailed', of, error, at: 1_000 })).toEqual({
      state: failed,
      emit: [{ type: 'failed', of, error }],
    })
  })

  test('error: an exception in the handler', () => {
    const fault = new UnexpectedError({ cause: new Error('x') })
    const effect = { type: 'fetch', key: 'fetch', of, at: 500 } as const
    expect(transition(loading, { type: 'failed', effect, error: fault })).toEqual({
      state: { status: 'failed', of, error: fault, at: 500 },
      emit: [{ type: 'failed', of, error: fault }],
    })
    const cancel = { type: 'cancel', key: 'fetch' } as const
    expect(transition(loading, { type: 'failed', effect: cancel, error: fault }).state).toBe(loading)
  })
})

describe('reset', () => {
  test('default', () => {
    expect(transition(ready, { type: 'reset' })).toEqual({
      state: idle,
      run: [{ type: 'cancel', key: 'fetch' }],
    })
    expect(transition(loading, { type: 'reset' })).toEqual({
      state: idle,
      run: [{ type: 'cancel', key: 'fetch' }],
      emit: [{ type: 'dropped', of }],
    })
    expect(transition(idle, { type: 'reset' }).state).toBe(idle)
  })
})

describe('rules', () => {
  test('behavior: only a loaded balance is fresh, only a failure blocks retries', () => {
    for (const state of [idle, loading, failed]) expect(isFresh(state, of, 1_000)).toBe(false)
    for (const state of [idle, loading, ready]) expect(isBlocked(state, of, 1_000)).toBe(false)
    expect(isFresh(ready, of, 1_000)).toBe(true)
    expect(isBlocked(failed, of, 1_000)).toBe(true)
    for (const subject of [otherAddress, otherChain]) {
      expect(isFresh(ready, subject, 1_000)).toBe(false)
      expect(isBlocked(failed, subject, 1_000)).toBe(false)
    }
  })
})
