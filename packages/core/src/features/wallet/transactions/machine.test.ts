import { expect, test } from 'vitest'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { transactionLooksMax } from '../../../foundation/limits.js'
import { initialState, transition } from './machine.js'
import { noProgress, transactionFinalMs } from './rules.js'
import { makeTracked } from './transactions.fixtures.js'
import type { TransactionsInput, TransactionsState } from './types.js'

const one = makeTracked(1)
const { id } = one
const tracked: TransactionsState = { list: [one], progress: { [id]: noProgress } }
const play = (inputs: readonly TransactionsInput[], from = initialState()) =>
  inputs.reduce((step, input) => transition(step.state, input), { state: from } as ReturnType<
    typeof transition
  >)

test('default: stores what was sent, and asks the network for it', () => {
  expect(transition(initialState(), { type: 'sent', transaction: one })).toEqual({
    state: tracked,
    run: [
      { type: 'storeTransaction', key: `store ${id}`, mode: 'write', transaction: one },
      { type: 'look', key: id, transaction: one },
    ],
  })
})

test('behavior: what is known already is not sent again', () => {
  const settled = { list: [{ ...one, status: 'confirmed' } as const], progress: {} }
  expect(transition(settled, { type: 'sent', transaction: one })).toEqual({ state: settled })
  expect(transition(tracked, { type: 'sent', transaction: one })).toEqual({ state: tracked })
})

test('behavior: waits after a look, and looks again', () => {
  const step = transition(tracked, { type: 'looked', id, look: { status: 'unreachable' }, at: 5 })
  expect(step.run).toEqual([
    { type: 'timer', key: `wait ${id}`, delayMs: 4_000, event: { type: 'look', id } },
  ])
  expect(transition(step.state, { type: 'look', id }).run).toEqual([
    { type: 'look', key: id, transaction: one },
  ])
})

test('behavior: a transaction without a block is stored, reported and no longer tracked', () => {
  const from = {
    ...tracked,
    progress: { [id]: { ...noProgress, conclusion: 'dropped', conclusionCount: 1 } },
  }
  const transaction = { ...one, status: 'dropped', settledAt: 9e9 } as const
  const look = { status: 'unknown', conclusion: 'dropped' } as const
  const step = transition(from as TransactionsState, { type: 'looked', id, look, at: 9e9 })
  expect(step).toEqual({
    state: { list: [transaction], progress: {} },
    run: [{ type: 'storeTransaction', key: `store ${id}`, mode: 'write', transaction }],
    emit: [{ type: 'settled', transaction }],
  })
  expect(transition(step.state, { type: 'look', id })).toEqual({ state: step.state })
  const late = { type: 'looked', id, look: { status: 'pending', nonce: 1 }, at: 6 } as const
  expect(transition(step.state, late)).toEqual({ state: step.state })
})

const confirmed = { ...one, status: 'confirmed', settledAt: 5 } as const
const inBlock: TransactionsState = { list: [confirmed], progress: { [id]: { ...noProgress, lookCount: 1 } } }
const wait = (delayMs: number) => ({
  ...{ type: 'timer', key: `wait ${id}`, delayMs, event: { type: 'look', id } },
})
const store = (transaction: typeof one) => ({
  ...{ type: 'storeTransaction', key: `store ${id}`, mode: 'write', transaction },
})

test('behavior: a transaction in a block is stored and reported once, and looked up again', () => {
  const looked = { type: 'looked', id, look: { status: 'confirmed' } } as const
  const step = transition(tracked, { ...looked, at: 5 })
  expect(step).toEqual({
    state: inBlock,
    run: [store(confirmed), wait(30_000)],
    emit: [{ type: 'settled', transaction: confirmed }],
  })
  expect(transition(step.state, { type: 'look', id }).run).toEqual([
    { type: 'look', key: id, transaction: confirmed },
  ])
  const next = transition(step.state, { ...looked, at: 5 + transactionFinalMs - 1 })
  expect(next).toEqual({
    state: { list: [confirmed], progress: { [id]: { ...noProgress, lookCount: 2 } } },
    run: [wait(30_000)],
  })
  expect(transition(next.state, { ...looked, at: 5 + transactionFinalMs })).toEqual({
    state: { list: [confirmed], progress: {} },
    run: [],
  })
})

test('behavior: a transaction whose block is gone is pending again, and can be in another block', () => {
  const looked = { type: 'looked', id, look: { status: 'unknown' } } as const
  // A server behind a load balancer can be a block behind.
  const missed = transition(inBlock, { ...looked, at: 6 })
  expect(missed).toMatchObject({ state: { list: [confirmed] }, run: [wait(30_000)] })
  const pending = { ...one, reorganizations: 1 }
  const gone = transition(missed.state, { ...looked, at: 7 })
  expect(gone).toEqual({
    state: { list: [pending], progress: { [id]: { ...noProgress, seenAt: 7 } } },
    run: [store(pending), wait(4_000)],
  })
  const again = transition(gone.state, { ...looked, look: { status: 'confirmed' }, at: 9 })
  const transaction = { ...pending, status: 'confirmed', settledAt: 9 }
  expect(again).toMatchObject({ state: { list: [transaction] }, emit: [{ type: 'settled', transaction }] })
})

test('behavior: a load looks again for what is in a recent block', () => {
  const load = { type: 'loaded', transactions: [confirmed] } as const
  expect(transition(initialState(), { ...load, at: 4 + transactionFinalMs }).run).toEqual([
    { type: 'look', key: id, transaction: confirmed },
  ])
  expect(transition(initialState(), { ...load, at: 5 + transactionFinalMs })).toEqual({
    ...{ state: { list: [confirmed], progress: {} }, run: [], emit: [{ type: 'loaded' }] },
  })
  expect(transition(inBlock, { ...load, at: 6 })).toEqual({
    state: inBlock,
    run: [],
    emit: [{ type: 'loaded' }],
  })
})

test('behavior: a nonce is stored once', () => {
  const looked = { type: 'looked', id, look: { status: 'pending', nonce: 7 }, at: 5 } as const
  const first = transition(tracked, looked)
  expect(first.run?.map(({ type }) => type)).toEqual(['storeTransaction', 'timer'])
  expect(transition(first.state, looked).run?.map(({ type }) => type)).toEqual(['timer'])
})

test('behavior: looks 99 times, and again after it is loaded', () => {
  const looked = { type: 'looked', id, look: { status: 'unreachable' }, at: 5 } as const
  const { state, run } = play(Array(transactionLooksMax).fill(looked), tracked)
  expect(run ?? []).toEqual([])
  expect(state.list).toEqual([one])
  const again = transition(state, { type: 'loaded', transactions: [], at: 9 })
  expect(again.run).toEqual([{ type: 'look', key: id, transaction: one }])
  expect(again.state).toEqual(tracked)
})

test('behavior: a load looks for pending transactions that are not tracked, and disturbs no others', () => {
  const [two, three] = [makeTracked(2), makeTracked(3, { status: 'failed' })]
  const step = transition(tracked, { type: 'loaded', transactions: [one, two, three], at: 9 })
  expect(step.state.list).toEqual([three, two, one])
  expect(step.run).toEqual([{ type: 'look', key: two.id, transaction: two }])
  expect(step.emit).toEqual([{ type: 'loaded' }])
})

test('behavior: a transaction that another tab has seen settle is no longer tracked', () => {
  const transaction = { ...one, status: 'replaced', settledAt: 5 } as const
  expect(transition(tracked, { type: 'loaded', transactions: [transaction], at: 9 })).toEqual({
    state: { list: [transaction], progress: {} },
    run: [
      { type: 'cancel', key: id },
      { type: 'cancel', key: `wait ${id}` },
    ],
    emit: [{ type: 'loaded' }, { type: 'settled', transaction }],
  })
})

test('behavior: the second look in a row after a used nonce also finds the replacement', () => {
  const looked = { type: 'looked', id, look: { status: 'unknown', conclusion: 'replaced' }, at: 5 } as const
  const { state } = transition(tracked, looked)
  expect(transition(state, { type: 'look', id }).run).toEqual([
    { type: 'look', key: id, transaction: one, conclusion: 'replaced' },
  ])
})

test('behavior: a hidden page looks every 5 min, and at once when the user returns', () => {
  const looked = { type: 'looked', id, look: { status: 'unreachable' }, at: 5 } as const
  expect(transition(tracked, { type: 'returned' })).toEqual({ state: tracked })
  const hidden = transition(tracked, { ...looked, isHidden: true })
  expect(hidden.run).toMatchObject([{ type: 'timer', delayMs: 300_000 }])
  const returned = transition(hidden.state, { type: 'returned' })
  expect(returned.run).toEqual([
    { type: 'cancel', key: `wait ${id}` },
    { type: 'look', key: id, transaction: one },
  ])
  expect(transition(returned.state, { type: 'returned' }).run).toBeUndefined()
  expect(transition(returned.state, looked).run).toMatchObject([{ type: 'timer', delayMs: 4_000 }])
})

test('error: an effect that fails unexpectedly', () => {
  const error = new LatchkitError({ code: 'test', message: 'bug' } as never)
  const look = { type: 'look', key: id, transaction: one } as const
  expect(transition(tracked, { type: 'failed', effect: look, error }).run).toMatchObject([{ type: 'timer' }])
  const read = { type: 'readTransactions', key: 'read' } as const
  expect(transition(tracked, { type: 'failed', effect: read, error })).toEqual({ state: tracked })
})
