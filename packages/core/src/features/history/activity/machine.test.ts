import { describe, expect, test } from 'vitest'
import { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import { makeItem, makeItems } from './activity.fixtures.js'
import { initialState, transition } from './machine.js'
import type { ActivityList, ActivityState } from './types.js'

const of = { address: `0x${'1'.repeat(40)}`, chainId: 'eip155:1' } as const
const list: ActivityList = { items: makeItems(0, 2), cursor: 'a', cursors: [], at: 1_000 }
const sent = makeItem(90, { id: 'pending:90', status: 'pending' })

const pending: ActivityState['pending'] = []
const idle: ActivityState = { status: 'idle', pending }
const loading: ActivityState = { status: 'loading', of, pending }
const ready: ActivityState = { status: 'ready', of, list, pending }

test('default', () => {
  expect(initialState()).toEqual(idle)
})

test('behavior: the pending transactions stay while the list is read, and when that fails', () => {
  const own = [sent]
  const error = new TransactionsUnavailableError({ network: 'Ethereum' })
  const reading = transition({ ...ready, pending: own }, { type: 'load', of, at: 40_000 })
  expect(reading.state).toEqual({ ...loading, list, pending: own })
  expect(transition(reading.state, { type: 'loadFailed', of, error, at: 40_001 }).state).toEqual({
    status: 'failed',
    of,
    error,
    at: 40_001,
    list,
    pending: own,
  })
  const other = { ...of, chainId: 'eip155:10' } as const
  expect(transition(reading.state, { type: 'load', of: other, at: 40_002 })).toMatchObject({
    state: { status: 'loading', of: other, pending: own },
    emit: [{ type: 'dropped', of }],
  })
})

test('behavior: an ignored event does not change the state', () => {
  const state: ActivityState = { ...ready, pending: [sent] }
  expect(transition(state, { type: 'load', of, at: 1_001 })).toEqual({ state })
  expect(transition(state, { type: 'load', of, at: 1_001 }).state).toBe(state)
  expect(transition(state, { type: 'loaded', of, page: { items: [] }, at: 2_000 }).state).toBe(state)
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
    const without = transition(state, { type: 'loaded', of, page: { items: makeItems(0, 2) }, at: 1 })
    expect(without.state.pending).toEqual(state.pending)
    const items = [makeItem(0, { hash: hash.toLowerCase(), status: 'failed' })]
    expect(transition(state, { type: 'loaded', of, page: { items }, at: 1 }).state.pending).toEqual([])
  })

  test('behavior: the same hash on another chain is another transaction', () => {
    const state: ActivityState = { ...loading, pending: [{ ...sent, chainId: 'eip155:10' }] }
    const items = [makeItem(0, { hash: sent.hash })]
    expect(transition(state, { type: 'loaded', of, page: { items }, at: 1 }).state.pending).toHaveLength(1)
  })
})

describe('reset', () => {
  const run = [{ type: 'cancel', key: 'fetch' }]

  test('default', () => {
    expect(transition(ready, { type: 'reset' })).toEqual({ state: idle, run })
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
