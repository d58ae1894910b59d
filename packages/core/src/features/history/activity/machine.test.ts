import { describe, expect, test } from 'vitest'
import { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import { makeItem, makeItems } from './activity.fixtures.js'
import { initialState, transition } from './machine.js'
import type { ActivityList, ActivityState } from './types.js'

const of = { address: `0x${'1'.repeat(40)}`, chainId: 'eip155:1' } as const
const otherAddress = { ...of, address: '0xb' } as const
const otherChain = { ...of, chainId: 'eip155:10' } as const
const error = new TransactionsUnavailableError({ network: 'Ethereum' })
const list: ActivityList = { items: makeItems(0, 2), cursor: 'a', cursors: [], at: 1_000 }
const ended: ActivityList = { items: makeItems(0, 2), cursors: [], at: 1_000 }
const sent = makeItem(90, { id: 'pending:90', status: 'pending' })

const pending: ActivityState['pending'] = []
const idle: ActivityState = { status: 'idle', pending }
const loading: ActivityState = { status: 'loading', of, pending }
const ready: ActivityState = { status: 'ready', of, list, pending }
const loadingMore: ActivityState = { status: 'loading', of, cursor: 'a', list, pending }
const failed: ActivityState = { status: 'failed', of, error, at: 1_000, pending }
const stale: ActivityState = { ...failed, list }
const failedMore: ActivityState = { ...stale, cursor: 'a' }
const fetch = (at: number, subject: { address: string; chainId: `eip155:${string}` } = of) => ({
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
      state: { status: 'loading', of, list, pending },
      run: [fetch(31_000)],
    })
  })

  test('param: force reads a fresh list again, and restarts a pending read', () => {
    const run = [fetch(1_001)]
    expect(transition(ready, { type: 'load', of, at: 1_001, force: true }).run).toEqual(run)
    expect(transition(loading, { type: 'load', of, at: 1_001, force: true })).toEqual({ state: loading, run })
    expect(transition(loadingMore, { type: 'load', of, at: 1_001, force: true })).toEqual({
      state: { status: 'loading', of, list, pending },
      run,
    })
  })

  test.each([false, true])('error: does not retry within 30 s of a failure, force %s', (force) => {
    expect(transition(failed, { type: 'load', of, at: 30_999, force })).toEqual({ state: failed })
    expect(transition(failed, { type: 'load', of, at: 31_000, force })).toEqual({
      state: { status: 'loading', of, previousError: error, pending },
      run: [fetch(31_000)],
    })
  })

  test('behavior: setting the clock back neither keeps a list fresh nor a retry blocked', () => {
    expect(transition(ready, { type: 'load', of, at: 999 }).run).toEqual([fetch(999)])
    expect(transition(failed, { type: 'load', of, at: 999 }).run).toEqual([fetch(999)])
  })

  test.each([loading, loadingMore])('behavior: one pending read per account and chain', (state) => {
    expect(transition(state, { type: 'load', of, at: 2 })).toEqual({ state })
  })

  test.each([otherAddress, otherChain])(
    'behavior: $address on $chainId shows neither list nor error of another',
    (subject) => {
      const state = { status: 'loading', of: subject, pending }
      for (const before of [ready, failed, stale, failedMore])
        expect(transition(before, { type: 'load', of: subject, at: 1_001 })).toEqual({
          state,
          run: [fetch(1_001, subject)],
        })
      expect(transition(loadingMore, { type: 'load', of: subject, at: 1_001 })).toEqual({
        state,
        run: [fetch(1_001, subject)],
        emit: [{ type: 'dropped', of }],
      })
    },
  )
})

describe('loadMore', () => {
  const more = { type: 'loadMore', of, at: 40_000 } as const
  const run = [{ ...fetch(40_000), cursor: 'a' }]

  test('default', () => {
    expect(transition(ready, more)).toEqual({ state: loadingMore, run })
  })

  test.each<[string, ActivityState]>([
    ['nothing is loaded', idle],
    ['the first page is being read', loading],
    ['a page is being read', loadingMore],
    ['the first page failed', failed],
    ['the list has ended', { ...ready, list: ended }],
    ['the list is of another account', { ...ready, of: otherAddress }],
  ])('behavior: does nothing if %s', (_, state) => {
    expect(transition(state, more)).toEqual({ state })
  })

  test('error: does not retry within 30 s of a failure', () => {
    expect(transition(failedMore, { ...more, at: 30_999 })).toEqual({ state: failedMore })
    expect(transition(failedMore, more)).toEqual({ state: { ...loadingMore, previousError: error }, run })
  })
})

describe('loaded', () => {
  test('default', () => {
    expect(transition(loading, { type: 'loaded', of, items: list.items, next: 'a', at: 1_000 })).toEqual({
      state: ready,
      emit: [{ type: 'loaded', of, list }],
    })
  })

  test('behavior: adds the next page, each transaction once', () => {
    const event = { type: 'loaded', of, cursor: 'a', items: makeItems(1, 4), next: 'b', at: 2_000 } as const
    const { state } = transition(loadingMore, event)
    expect(state).toMatchObject({ list: { cursor: 'b', cursors: ['a'], at: 1_000 } })
    expect(state).toHaveProperty('list.items', makeItems(0, 4))
  })

  test('behavior: the last page ends the list', () => {
    const event = { type: 'loaded', of, cursor: 'a', items: makeItems(2, 4), at: 2_000 } as const
    expect(transition(loadingMore, event).state).not.toHaveProperty('list.cursor')
  })

  test.each(['a', '0'])('behavior: the repeated cursor %s ends the list', (next) => {
    const state: ActivityState = { ...loadingMore, list: { ...list, cursors: ['0'] } }
    const event = { type: 'loaded', of, cursor: 'a', items: makeItems(2, 4), next, at: 2_000 } as const
    expect(transition(state, event).state).not.toHaveProperty('list.cursor')
  })

  test.each([idle, ready, failed, { ...loading, of: otherAddress }, { ...loading, of: otherChain }])(
    'behavior: ignores a late result ($status)',
    (state) => {
      expect(transition(state, { type: 'loaded', of, items: [], at: 2_000 }).state).toBe(state)
      expect(transition(state, { type: 'loadFailed', of, error, at: 2_000 }).state).toBe(state)
    },
  )
})

describe('failing', () => {
  test.each<[string, ActivityState, ActivityState]>([
    ['the first page', loading, failed],
    ['the first page of a list, which stays', { ...loading, list }, stale],
  ])('default: %s', (_, state, expected) => {
    expect(transition(state, { type: 'loadFailed', of, error, at: 1_000 })).toEqual({
      state: expected,
      emit: [{ type: 'failed', of, error }],
    })
  })

  test('behavior: a later page keeps the list and its cursor', () => {
    const event = { type: 'loadFailed', of, cursor: 'a', error, at: 1_000 } as const
    expect(transition(loadingMore, event).state).toEqual(failedMore)
  })

  test('error: an exception in the handler', () => {
    const effect = { type: 'fetch', key: 'fetch', of, at: 1_000 } as const
    expect(transition(loading, { type: 'failed', effect, error }).state).toEqual(failed)
    const cancel = { type: 'cancel', key: 'fetch' } as const
    expect(transition(loading, { type: 'failed', effect: cancel, error }).state).toBe(loading)
  })
})

describe('sent', () => {
  test('default', () => {
    const { state } = transition(ready, { type: 'sent', item: sent })
    expect(state).toEqual({ ...ready, pending: [sent] })
  })

  test('behavior: the newest is first, each once', () => {
    const older = makeItem(91, { id: 'pending:91', at: sent.at - 1 })
    const state: ActivityState = { ...idle, pending: [sent, older] }
    expect(transition(state, { type: 'sent', item: older }).state.pending).toEqual([sent, older])
    expect(transition({ ...state, pending: [older] }, { type: 'sent', item: sent }).state).toEqual(state)
  })

  test('behavior: one that was replaced or dropped is gone', () => {
    const state: ActivityState = { ...ready, pending: [sent] }
    const gone = { type: 'gone', chainId: sent.chainId, hash: sent.hash } as const
    expect(transition(state, gone).state).toEqual({ ...ready, pending: [] })
    expect(transition(state, { ...gone, chainId: 'eip155:10' }).state).toBe(state)
    expect(transition(state, { ...gone, hash: '0x1' }).state).toBe(state)
  })

  test('behavior: a transaction that is in the list is not pending', () => {
    const item = makeItem(1, { id: 'pending:1', status: 'pending' })
    expect(transition(ready, { type: 'sent', item }).state).toEqual(ready)
  })

  test('behavior: stays until a page has its hash, in any case', () => {
    const hash = `0x${'AB'.repeat(32)}`
    const state: ActivityState = { ...loading, pending: [{ ...sent, hash }] }
    const without = transition(state, { type: 'loaded', of, items: makeItems(0, 2), at: 1 })
    expect(without.state.pending).toEqual(state.pending)
    const items = [makeItem(0, { hash: hash.toLowerCase(), status: 'failed' })]
    expect(transition(state, { type: 'loaded', of, items, at: 1 }).state.pending).toEqual([])
  })

  test('behavior: the same hash on another chain is another transaction', () => {
    const state: ActivityState = { ...loading, pending: [{ ...sent, chainId: 'eip155:10' }] }
    const items = [makeItem(0, { hash: sent.hash })]
    expect(transition(state, { type: 'loaded', of, items, at: 1 }).state.pending).toHaveLength(1)
  })
})

describe('reset', () => {
  const run = [{ type: 'cancel', key: 'fetch' }]

  test('default', () => {
    for (const state of [ready, failed, stale, failedMore])
      expect(transition(state, { type: 'reset' })).toEqual({ state: idle, run })
    expect(transition(loading, { type: 'reset' })).toEqual({
      state: idle,
      run,
      emit: [{ type: 'dropped', of }],
    })
    expect(transition(idle, { type: 'reset' }).state).toBe(idle)
  })

  test('behavior: drops the pending transactions', () => {
    expect(transition({ ...idle, pending: [sent] }, { type: 'reset' }).state).toEqual(idle)
  })

  test('param: address keeps the pending transactions that it has sent', () => {
    const state: ActivityState = { ...ready, pending: [sent, makeItem(91, { from: '0xb' })] }
    expect(transition(state, { type: 'reset', address: of.address }).state.pending).toEqual([sent])
  })
})
