import { expect, test } from 'vitest'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { startModules } from './startModules.js'
import { readTransactions, writeTransaction } from './storedTransactions.js'
import { from, makeTracked, makeTrackedBitcoin, makeTrackedSolana } from './transactions.fixtures.js'

const key = 'latchkit.v1.transactions'
const valid = makeTracked(1)
const solana = makeTrackedSolana()
const bitcoin = makeTrackedBitcoin()

const transfer = {
  kind: 'token',
  name: 'USD Coin',
  symbol: 'USDC',
  icon: 'https://icons.test/usdc.png',
  direction: 'out',
  amount: '29.79',
  isSpam: false,
} as const

test('default', () => {
  const storage = fakeStorage()
  expect(readTransactions(storage, startModules)).toEqual([])
  const [one, two] = [makeTracked(1, { nonce: 0 }), makeTracked(2, { status: 'failed', settledAt: 9 })]
  writeTransaction(storage, one, startModules)
  writeTransaction(storage, two, startModules)
  expect(readTransactions(storage, startModules)).toEqual([two, one])
})

test.each([
  makeTracked(1, { to: from, value: 2n ** 255n, data: '0x12', nonce: 7 }),
  makeTracked(1, {
    status: 'replaced',
    settledAt: 5,
    replacement: { hash: valid.hash, reason: 'cancelled' },
  }),
  makeTracked(1, { reorganizations: 2 }),
  makeTrackedSolana({ to: makeTrackedSolana().from, value: 5n, lastValidBlockHeight: 2n ** 60n }),
  makeTrackedBitcoin({
    to: makeTrackedBitcoin().from,
    value: 5n,
    inputs: [{ txid: 'cd'.repeat(32), vout: 0 }],
  }),
  makeTracked(1, { action: { operation: 'trade', transfers: [transfer, { ...transfer, direction: 'in' }] } }),
  makeTracked(1, { action: { operation: 'approve', transfers: [] } }),
  makeTrackedBitcoin({ status: 'replaced', replacement: { hash: 'cd'.repeat(32), reason: 'replaced' } }),
])('behavior: reads all that was written: $id', (transaction) => {
  const storage = fakeStorage()
  writeTransaction(storage, transaction, startModules)
  expect(readTransactions(storage, startModules)).toEqual([transaction])
})

test('behavior: keeps what another tab has stored', () => {
  const storage = fakeStorage()
  writeTransaction(storage, makeTracked(1, { status: 'confirmed' }), startModules)
  writeTransaction(storage, makeTracked(1), startModules)
  expect(readTransactions(storage, startModules)).toEqual([makeTracked(1, { status: 'confirmed' })])
})

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
      ...[
        { ...solana, hash: 'O' },
        { ...solana, from: '0x1' },
        { ...solana, chainId: 'solana:0' },
      ],
      ...[
        { ...bitcoin, hash: '0x1' },
        { ...bitcoin, from: '' },
        { ...bitcoin, chainId: 'bip122:x' },
      ],
    ]),
    [valid],
  ],
  ['a nonce that is none', JSON.stringify([{ ...valid, nonce: 1.5, settledAt: 'x' }]), [valid]],
  [
    'fields that are none',
    JSON.stringify([
      { ...valid, to: '<script>', value: 7, data: '0x1', replacement: { hash: 'x', reason: 'repriced' } },
    ]),
    [valid],
  ],
  [
    'a replacement without a reason',
    JSON.stringify([{ ...valid, replacement: { hash: valid.hash } }]),
    [valid],
  ],
  ['inputs that are none', JSON.stringify([{ ...bitcoin, inputs: [{ txid: 'x', vout: 0 }] }]), [bitcoin]],
  ['an id that is not its own', JSON.stringify([{ ...valid, id: 'x', more: 'x' }]), [valid]],
])('error: %s', (_, text, expected) => {
  const storage = fakeStorage()
  storage.setItem(key, text)
  expect(readTransactions(storage, startModules)).toEqual(expected)
})
