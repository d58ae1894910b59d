import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transactionDroppedMs } from '../../foundation/limits.js'
import { applyLook, getLookDelay, mergeTransactions, noProgress, toTrackedTransaction } from './rules.js'
import { from, makeTracked } from './transactions.fixtures.js'
import type { Progress, TrackedTransaction, TransactionLook } from './types.js'

const pending = makeTracked(1)
const unknown = { status: 'unknown', isNonceUsed: false } as const
const nonceUsed = { status: 'unknown', isNonceUsed: true } as const

test.each<[string, Partial<Progress>, TransactionLook, number, Partial<TrackedTransaction>]>([
  ['a receipt', {}, { status: 'confirmed' }, 5, { status: 'confirmed', settledAt: 5 }],
  ['a receipt of a reverted transaction', {}, { status: 'failed' }, 5, { status: 'failed', settledAt: 5 }],
  ['no answer', { unknownCount: 5, nonceUsedCount: 1 }, { status: 'unreachable' }, 9e9, {}],
  ['a pending transaction', {}, { status: 'pending', nonce: 7 }, 5, { nonce: 7 }],
  ['no trace', { unknownCount: 5 }, unknown, transactionDroppedMs, {}],
  ['no trace for 20 min', { unknownCount: 1 }, unknown, transactionDroppedMs + 1, { status: 'dropped' }],
  ['no trace once after 20 min', {}, unknown, transactionDroppedMs + 1, {}],
  ['a used nonce once: servers can be a block apart', {}, nonceUsed, 5, {}],
  ['a used nonce twice', { nonceUsedCount: 1 }, nonceUsed, 5, { status: 'replaced' }],
  ['a nonce that is free again after a reorganization', { nonceUsedCount: 1 }, unknown, 5, {}],
])('default: %s', (_, before, look, at, changed) => {
  const { transaction } = applyLook(pending, { ...noProgress, ...before }, look, at)
  const settled = changed.status ? { settledAt: at } : {}
  expect(transaction).toEqual({ ...pending, ...changed, ...settled })
})

test('behavior: a transaction that the network knows starts the counts again', () => {
  const before = { lookCount: 3, unknownCount: 3, nonceUsedCount: 1 }
  const { progress } = applyLook(pending, before, { status: 'pending', nonce: 1 }, 5)
  expect(progress).toEqual({ lookCount: 4, unknownCount: 0, nonceUsedCount: 0 })
})

test('param: lookCount: 4 s six times, then 30 s', () => {
  const delays = Array.from({ length: 8 }, (_, lookCount) => getLookDelay({ ...noProgress, lookCount }))
  expect(delays).toEqual([4_000, 4_000, 4_000, 4_000, 4_000, 4_000, 30_000, 30_000])
})

test('behavior: a nonce must be used in two looks in a row', () => {
  const looks = [nonceUsed, unknown, nonceUsed]
  const result = looks.reduce(
    ({ transaction, progress }, look) => applyLook(transaction, progress, look, 5),
    { transaction: pending, progress: noProgress },
  )
  expect(result.transaction.status).toBe('pending')
  expect(result.progress).toEqual({ lookCount: 3, unknownCount: 3, nonceUsedCount: 1 })
})

const hash = `0x${'ab'.repeat(32)}` as const
const write = {
  address: from,
  chainId: 'eip155:1',
  intent: { kind: 'sendTransaction', transaction: {} },
} as const

test('default: what a wallet has sent', () => {
  expect(toTrackedTransaction(write, hash, 5)).toEqual({
    ...{ id: `eip155:1/${hash}`, chainId: 'eip155:1', hash, from, sentAt: 5, status: 'pending' },
  })
})

test('param: nonce: that of the transaction of the app', () => {
  const intent = { kind: 'sendTransaction', transaction: { nonce: 3 } } as const
  expect(toTrackedTransaction({ ...write, intent }, hash, 5)).toMatchObject({ nonce: 3 })
})

test.each([
  ['a signature', { ...write, intent: { kind: 'signMessage', message: 'hi' } } as const, hash],
  ['no hash', write, '0x12'],
  ['no result', write, undefined],
  ['an account of another kind of chain', { ...write, address: 'bc1q' }, hash],
])('behavior: %s is not tracked', (_, given, result) => {
  expect(toTrackedTransaction(given, result, 5)).toBeUndefined()
})

test('behavior: of two lists, that which is ahead counts for each transaction', () => {
  const one = [makeTracked(1), makeTracked(2, { status: 'confirmed' }), makeTracked(3, { status: 'dropped' })]
  const other = [
    makeTracked(1, { nonce: 4 }),
    makeTracked(2, { nonce: 5 }),
    makeTracked(3, { status: 'failed' }),
  ]
  const merged = [one[1], other[2], other[0]]
  expect(new Set(mergeTransactions(one, other))).toEqual(new Set(merged))
  expect(mergeTransactions(one, other)).toEqual(mergeTransactions(other, one))
})

test('behavior: 50 transactions are kept, the newest first', () => {
  const list = Array.from({ length: 60 }, (_, index) => makeTracked(index))
  expect(mergeTransactions(list, []).map(({ sentAt }) => sentAt)).toEqual(
    Array.from({ length: 50 }, (_, index) => 59 - index),
  )
})

test('behavior: merging is the same in any order, and merging again changes nothing', () => {
  const status = fc.constantFrom('pending', 'confirmed', 'replaced', 'dropped', 'failed')
  const transaction = fc
    .record({ index: fc.nat(8), status })
    .map(({ index, status }) => makeTracked(index, { status } as Partial<TrackedTransaction>))
  const list = fc.uniqueArray(transaction, { selector: ({ id }) => id })
  fc.assert(
    fc.property(list, list, (one, other) => {
      const merged = mergeTransactions(one, other)
      expect(mergeTransactions(merged, one)).toEqual(merged)
      expect(mergeTransactions(merged, other)).toEqual(merged)
      const ids = (list: readonly TrackedTransaction[]) => list.map(({ id }) => id)
      expect(ids(mergeTransactions(other, one))).toEqual(ids(merged))
    }),
  )
})
