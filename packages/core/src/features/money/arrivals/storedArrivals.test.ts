import { expect, test } from 'vitest'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { startModules } from '../../wallet/transactions/startModules.js'
import { arrival, toHash } from './arrivals.fixtures.js'
import { readArrivals, writeArrival } from './storedArrivals.js'
import type { Arrival } from './types.js'

const key = 'latchkit.v1.arrivals'
const done: Arrival = { ...arrival, status: 'done', confirmedAt: 9, toHash }
const partial: Arrival = { ...done, id: 'p', status: 'partial', sentAt: 6 }
const { hash: _, ...rest } = arrival
const batch: Arrival = { ...rest, id: 'b', callsId: '0xb', sentAt: 8 }

test('default: swaps survive a reload', () => {
  const storage = fakeStorage()
  writeArrival(storage, done, false, startModules)
  writeArrival(storage, batch, false, startModules)
  writeArrival(storage, partial, false, startModules)
  expect(readArrivals(storage, startModules)).toEqual([batch, done, partial])
})

test('behavior: what another tab knows better stays', () => {
  const storage = fakeStorage()
  writeArrival(storage, done, false, startModules)
  writeArrival(storage, arrival, false, startModules)
  expect(readArrivals(storage, startModules)).toEqual([done])
})

test('behavior: the last one that ends leaves nothing', () => {
  const storage = fakeStorage()
  writeArrival(storage, arrival, false, startModules)
  writeArrival(storage, arrival, true, startModules)
  expect(storage.getItem(key)).toBeNull()
})

const stored = { ...done, amount: `${done.amount}` }

test.each([
  ['', '{', '7', 'null', '{"__proto__":[]}', '[7,null,{}]'],
  ...[
    { from: '0x1' },
    { chainId: 'solana:1' },
    { toChainId: 7 },
    { sentAt: -1 },
    { decimals: 256 },
    { status: 'arrived' },
    { amount: 7 },
    { amount: '-1' },
    { source: { id: 'x' } },
    { symbol: 'x'.repeat(501) },
    { hash: '0x1' },
    { id: 1 },
  ].map((change) => [JSON.stringify([{ ...stored, ...change }])]),
])('error: the stored text %s', (...texts) => {
  for (const text of texts) {
    const storage = fakeStorage()
    storage.setItem(key, text)
    expect(readArrivals(storage, startModules)).toEqual([])
  }
})

test('behavior: invalid optional fields are left out', () => {
  const storage = fakeStorage()
  const changes = { toHash: 'javascript:0', confirmedAt: '9', estimatedSeconds: 0.5, callsId: 7 }
  storage.setItem(key, JSON.stringify([{ ...stored, ...changes }]))
  const { toHash: _toHash, confirmedAt: _at, estimatedSeconds: _seconds, ...expected } = done
  expect(readArrivals(storage, startModules)).toEqual([expected])
})
