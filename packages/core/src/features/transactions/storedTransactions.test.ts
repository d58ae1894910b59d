import { expect, test } from 'vitest'
import { fakeStorage } from '../../testing/fakeStorage.js'
import { startModules } from './startModules.js'
import { readTransactions, writeTransaction } from './storedTransactions.js'
import { makeTracked } from './transactions.fixtures.js'

const key = 'latchkit.v1.transactions'

test('default', () => {
  const storage = fakeStorage()
  expect(readTransactions(storage, startModules)).toEqual([])
  const [one, two] = [makeTracked(1, { nonce: 0 }), makeTracked(2, { status: 'failed', settledAt: 9 })]
  writeTransaction(storage, one, startModules)
  writeTransaction(storage, two, startModules)
  expect(readTransactions(storage, startModules)).toEqual([two, one])
})

test('behavior: keeps what another tab has stored', () => {
  const storage = fakeStorage()
  writeTransaction(storage, makeTracked(1, { status: 'confirmed' }), startModules)
  writeTransaction(storage, makeTracked(1), startModules)
  expect(readTransactions(storage, startModules)).toEqual([makeTracked(1, { status: 'confirmed' })])
})

const valid = makeTracked(1)
test.each([
  ['no JSON', '{', []],
  ['no list', '{}', []],
  [
    'entries that are no transactions',
    JSON.stringify([
      ...[
        null,
        1,
        'x',
        {},
        { ...valid, hash: '0x1' },
        { ...valid, from: 'x' },
        { ...valid, chainId: 'solana:1' },
      ],
      ...[{ ...valid, sentAt: -1 }, { ...valid, sentAt: '1' }, { ...valid, status: 'gone' }, valid],
    ]),
    [valid],
  ],
  ['a nonce that is none', JSON.stringify([{ ...valid, nonce: 1.5, settledAt: 'x' }]), [valid]],
  ['an id that is not its own', JSON.stringify([{ ...valid, id: 'x', more: 'x' }]), [valid]],
])('error: %s', (_, text, expected) => {
  const storage = fakeStorage()
  storage.setItem(key, text)
  expect(readTransactions(storage, startModules)).toEqual(expected)
})
