import { describe, expect, test } from 'vitest'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import { initialState, transition } from './machine.js'
import { makeList } from './portfolio.fixtures.js'
import type { PortfolioState } from './types.js'

const of = { address: '0xa', chainId: 'eip155:1' } as const
const otherAddress = { ...of, address: '0xb' } as const
const otherChain = { ...of, chainId: 'eip155:10' } as const
const error = new BalanceUnavailableError({ network: 'Ethereum' })
const list = makeList('AAA', 1_000)

const idle: PortfolioState = { status: 'idle' }
const loading: PortfolioState = { status: 'loading', of }
const ready: PortfolioState = { status: 'ready', of, list }
const failed: PortfolioState = { status: 'failed', of, error, at: 1_000 }
const stale: PortfolioState = { ...failed, list }
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

  test('behavior: a list is reused for 30 s', () => {
    expect(transition(ready, { type: 'load', of, at: 30_999 })).toEqual({ state: ready })
    expect(transition(ready, { type: 'load', of, at: 31_000 })).toEqual({
      state: { status: 'loading', of, list },
      run: [fetch(31_000)],
    })
  })

  test('param: force reads a fresh list again, and restarts a pending read', () => {
    const run = [{ ...fetch(1_001), force: true }]
    expect(transition(ready, { type: 'load', of, at: 1_001, force: true }).run).toEqual(run)
    expect(transition(loading, { type: 'load', of, at: 1_001, force: true })).toEqual({ state: loading, run })
  })

  test.each([false, true])('error: does not retry within 30 s of a failure, force %s', (force) => {
    expect(transition(failed, { type: 'load', of, at: 30_999, force })).toEqual({ state: failed })
    expect(transition(failed, { type: 'load', of, at: 31_000, force })).toEqual({
      state: { status: 'loading', of, previousError: error },
      run: [{ ...fetch(31_000), ...(force && { force }) }],
    })
  })

  test('behavior: setting the clock back neither keeps a list fresh nor a retry blocked', () => {
    expect(transition(ready, { type: 'load', of, at: 999 }).run).toEqual([fetch(999)])
    expect(transition(failed, { type: 'load', of, at: 999 }).run).toEqual([fetch(999)])
  })

  test('behavior: one pending read per account and chain', () => {
    expect(transition(loading, { type: 'load', of, at: 2 })).toEqual({ state: loading })
  })

  test('behavior: keeps list and error while a failed read is repeated, also twice', () => {
    const again = transition(stale, { type: 'load', of, at: 40_000 }).state
    expect(again).toEqual({ status: 'loading', of, list, previousError: error })
    expect(transition(again, { type: 'load', of, at: 40_001, force: true }).state).toEqual(again)
  })

  test.each([otherAddress, otherChain])(
    'behavior: $address on $chainId shows neither list nor error of another',
    (subject) => {
      for (const state of [ready, failed, stale])
        expect(transition(state, { type: 'load', of: subject, at: 1_001 })).toEqual({
          state: { status: 'loading', of: subject },
          run: [fetch(1_001, subject)],
        })
      const pending = { ...loading, list, previousError: error }
      expect(transition(pending, { type: 'load', of: subject, at: 1_001 })).toEqual({
        state: { status: 'loading', of: subject },
        run: [fetch(1_001, subject)],
        emit: [{ type: 'dropped', of }],
      })
    },
  )
})

describe('loaded', () => {
  test('default', () => {
    const pending = { ...loading, list: makeList('OLD', 0), previousError: error }
    expect(transition(pending, { type: 'loaded', of, list })).toEqual({
      state: ready,
      emit: [{ type: 'loaded', of, list }],
    })
  })

  test.each([idle, ready, failed, { ...loading, of: otherAddress }, { ...loading, of: otherChain }])(
    'behavior: ignores a late result ($status)',
    (state) => {
      expect(transition(state, { type: 'loaded', of, list }).state).toBe(state)
      expect(transition(state, { type: 'loadFailed', of, error, at: 2_000 }).state).toBe(state)
    },
  )
})

describe('failing', () => {
  test('default', () => {
    expect(transition(loading, { type: 'loadFailed', of, error, at: 1_000 })).toEqual({
      state: failed,
      emit: [{ type: 'failed', of, error }],
    })
  })

  test('behavior: keeps the earlier list with its time', () => {
    const pending = { ...loading, list }
    expect(transition(pending, { type: 'loadFailed', of, error, at: 1_000 }).state).toEqual(stale)
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
    const run = [{ type: 'cancel', key: 'fetch' }]
    for (const state of [ready, failed, stale])
      expect(transition(state, { type: 'reset' })).toEqual({ state: idle, run })
    expect(transition(loading, { type: 'reset' })).toEqual({
      state: idle,
      run,
      emit: [{ type: 'dropped', of }],
    })
    expect(transition(idle, { type: 'reset' }).state).toBe(idle)
  })
})
