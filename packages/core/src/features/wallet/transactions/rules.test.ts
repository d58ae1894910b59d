import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transactionDroppedMs, transactionExpiredMs } from '../../../foundation/limits.js'
import {
  applyLaterLook,
  applyLook,
  getLookDelay,
  isInRecentBlock,
  mergeTransactions,
  noProgress,
  transactionFinalMs,
} from './rules.js'
import { makeTracked, makeTrackedBitcoin, makeTrackedSolana } from './transactions.fixtures.js'
import type { Progress, TrackedEvmTransaction, TrackedTransaction, TransactionLook } from './types.js'

const pending = makeTracked(1)
const unknown = { status: 'unknown' } as const
const replaced = { ...unknown, conclusion: 'replaced' } as const
const dropped = { ...unknown, conclusion: 'dropped' } as const
const replacement = { hash: `0x${'ab'.repeat(32)}`, reason: 'repriced' } as const
const once = { conclusion: 'replaced', conclusionCount: 1 } as const

test.each<[string, Partial<Progress>, TransactionLook, number, Partial<TrackedEvmTransaction>]>([
  ['a receipt', {}, { status: 'confirmed' }, 5, { status: 'confirmed', settledAt: 5 }],
  ['a receipt of a reverted transaction', {}, { status: 'failed' }, 5, { status: 'failed', settledAt: 5 }],
  ['no answer', { unknownCount: 5, ...once }, { status: 'unreachable' }, 9e9, {}],
  ['a pending transaction', {}, { status: 'pending', nonce: 7 }, 5, { nonce: 7 }],
  ['no trace', { unknownCount: 5 }, unknown, transactionDroppedMs, {}],
  ['no trace for 20 min', { unknownCount: 1 }, unknown, transactionDroppedMs + 1, { status: 'dropped' }],
  ['no trace once after 20 min', {}, unknown, transactionDroppedMs + 1, {}],
  ['no trace since 20 min less 1 ms', { unknownCount: 9, seenAt: 9 }, unknown, transactionDroppedMs + 8, {}],
  [
    'no trace since 20 min',
    { unknownCount: 9, seenAt: 9 },
    unknown,
    transactionDroppedMs + 9,
    { status: 'dropped' },
  ],
  ['a used nonce once: servers can be a block apart', {}, replaced, 5, {}],
  ['a used nonce twice', once, replaced, 5, { status: 'replaced' }],
  ['the replacement', once, { ...replaced, replacement }, 5, { status: 'replaced', replacement }],
  ['a nonce that is free again after a reorganization', once, unknown, 5, {}],
  ['another conclusion', once, dropped, transactionExpiredMs + 1, {}],
  [
    'expired twice',
    { conclusion: 'dropped', conclusionCount: 1 },
    dropped,
    transactionExpiredMs + 1,
    { status: 'dropped' },
  ],
  ['expired once', {}, dropped, transactionExpiredMs + 1, {}],
  [
    'expired, but the wallet can have used a newer blockhash',
    { conclusion: 'dropped', conclusionCount: 9 },
    dropped,
    transactionExpiredMs,
    {},
  ],
])('default: %s', (_, before, look, at, changed) => {
  const { transaction } = applyLook(pending, { ...noProgress, ...before }, look, at)
  const settled = changed.status ? { settledAt: at } : {}
  expect(transaction).toEqual({ ...pending, ...changed, ...settled })
})

const confirmed = makeTracked(1, { status: 'confirmed', settledAt: 5, nonce: 7 })
const open = makeTracked(1, { nonce: 7, reorganizations: 1 })

test.each<[string, Partial<Progress>, TransactionLook, TrackedEvmTransaction]>([
  ['the same receipt', { unknownCount: 1 }, { status: 'confirmed', nonce: 7 }, confirmed],
  ['no answer', { unknownCount: 1 }, { status: 'unreachable' }, confirmed],
  ['no trace once: servers can be a block apart', {}, unknown, confirmed],
  ['no trace twice', { unknownCount: 1 }, unknown, open],
  ['back in the mempool', { unknownCount: 1 }, { status: 'pending', nonce: 7 }, open],
  ['another transaction has its nonce', { unknownCount: 1 }, replaced, open],
  ['another result in another block', { unknownCount: 1 }, { status: 'failed' }, open],
])('default: a transaction in a block: %s', (_, before, look, expected) => {
  const { transaction } = applyLaterLook(confirmed, { ...noProgress, ...before }, look, 9)
  expect(transaction).toEqual(expected)
})

test('behavior: each reorganization is counted', () => {
  const before = { ...noProgress, unknownCount: 1 }
  const again = { ...confirmed, reorganizations: 1 }
  expect(applyLaterLook(again, before, unknown, 9).transaction.reorganizations).toBe(2)
})

test.each<[string, TrackedTransaction, number, boolean]>([
  ['a pending one', pending, 5, false],
  ['a confirmed one', confirmed, 4 + transactionFinalMs, true],
  ['a final one', confirmed, 5 + transactionFinalMs, false],
  ['a reverted one', { ...confirmed, status: 'failed' }, 6, true],
  ['a dropped one', { ...confirmed, status: 'dropped' }, 6, false],
  ['one of Bitcoin', makeTrackedBitcoin({ status: 'confirmed', settledAt: 5 }), 6, true],
  ['one of Solana', makeTrackedSolana({ status: 'confirmed', settledAt: 5 }), 6, false],
])('behavior: in a recent block: %s', (_, transaction, at, expected) => {
  expect(isInRecentBlock(transaction, at)).toBe(expected)
})

test('behavior: a transaction that the network knows starts the counts again', () => {
  const before = { lookCount: 3, unknownCount: 3, ...once }
  const { progress } = applyLook(pending, before, { status: 'pending', nonce: 1 }, 5)
  expect(progress).toEqual({ lookCount: 4, unknownCount: 0, conclusionCount: 0, seenAt: 5 })
})

test('param: lookCount: 4 s six times, then 30 s', () => {
  const delays = Array.from({ length: 8 }, (_, lookCount) => getLookDelay({ ...noProgress, lookCount }))
  expect(delays).toEqual([4_000, 4_000, 4_000, 4_000, 4_000, 4_000, 30_000, 30_000])
})

test('param: status: 30 s in a block', () => {
  expect(getLookDelay(noProgress, false, 'confirmed')).toBe(30_000)
  expect(getLookDelay({ ...noProgress, unknownCount: 1 }, false, 'failed')).toBe(30_000)
})

test('param: isHidden: 5 min', () => {
  expect(getLookDelay(noProgress, true)).toBe(300_000)
})

test('behavior: a wallet that has used another nonce than that of the app', () => {
  const asked = { ...pending, nonce: 3 }
  for (const status of ['pending', 'confirmed', 'failed'] as const) {
    const { transaction } = applyLook(asked, noProgress, { status, nonce: 4 }, 5)
    expect(transaction).toMatchObject({ status, nonce: 4, requestedNonce: 3 })
  }
  const { transaction } = applyLook(asked, noProgress, { status: 'confirmed', nonce: 3 }, 5)
  expect(transaction).not.toHaveProperty('requestedNonce')
})

test('behavior: learns the nonce, and the first inputs, of what the network knows', () => {
  const inputs = Array.from({ length: 9 }, (_, vout) => ({ txid: 'cd'.repeat(32), vout }))
  const seen = { status: 'pending', nonce: 7, inputs } as const
  const learn = (transaction: TrackedTransaction) => applyLook(transaction, noProgress, seen, 5).transaction
  expect(learn(pending)).toEqual({ ...pending, nonce: 7 })
  const bitcoin = makeTrackedBitcoin()
  expect(learn(bitcoin)).toEqual({ ...bitcoin, inputs: inputs.slice(0, 8) })
  const known = { ...bitcoin, inputs: [] }
  expect(learn(known)).toBe(known)
  const solana = makeTrackedSolana()
  expect(learn(solana)).toBe(solana)
})

test('behavior: a nonce must be used in two looks in a row', () => {
  const looks: readonly TransactionLook[] = [replaced, unknown, replaced]
  const result = looks.reduce<ReturnType<typeof applyLook>>(
    ({ transaction, progress }, look) => applyLook(transaction, progress, look, 5),
    { transaction: pending, progress: noProgress },
  )
  expect(result.transaction.status).toBe('pending')
  expect(result.progress).toEqual({ lookCount: 3, unknownCount: 3, ...once })
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

test('behavior: the tab that has seen a reorganization is ahead', () => {
  expect(mergeTransactions([confirmed], [open])).toEqual([open])
  expect(mergeTransactions([open], [confirmed])).toEqual([open])
  const again = { ...confirmed, reorganizations: 1 }
  expect(mergeTransactions([open], [again])).toEqual([again])
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
    .record({ index: fc.nat(8), status, reorganizations: fc.nat(2) })
    .map(({ index, ...fields }) => makeTracked(index, fields as Partial<TrackedEvmTransaction>))
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
