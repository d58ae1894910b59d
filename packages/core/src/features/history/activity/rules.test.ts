import { describe, expect, test } from 'vitest'
import type { TransactionTransfer } from '../../../ports/DataApi.js'
import { makeItem, makeTransaction } from './activity.fixtures.js'
import { groupByMonth } from './groupByMonth.js'
import { isSpam, toLabel } from './rules.js'

const transfer = (fields: Partial<TransactionTransfer>): TransactionTransfer => ({
  kind: 'token',
  name: '',
  symbol: '',
  direction: 'in',
  amount: '1',
  isSpam: false,
  ...fields,
})
const nft = transfer({ kind: 'nft' })
const spam = transfer({ kind: 'nft', isSpam: true })

describe('toLabel', () => {
  test.each([
    ['send', 'sent'],
    ['receive', 'received'],
    ['trade', 'swapped'],
    ['approve', 'approved'],
    ['mint', 'minted'],
    ['cancel', 'canceled'],
  ])('default: %s is %s', (operation, label) => {
    expect(toLabel({ operation, transfers: [] })).toBe(label)
  })

  test.each([
    [['in'], 'received'],
    [['out'], 'sent'],
    [['out', 'in'], 'swapped'],
    [['self'], 'executed'],
    [[], 'executed'],
  ] as const)('behavior: an unknown operation with the transfers %j is %s', (directions, label) => {
    const transfers = directions.map((direction) => transfer({ direction }))
    for (const operation of ['bridge', 'constructor', '__proto__', ''])
      expect(toLabel({ operation, transfers })).toBe(label)
  })
})

describe('isSpam', () => {
  test.each([
    ['only spam NFTs', [spam, spam], true],
    ['a spam NFT and another one', [spam, nft], false],
    ['a spam NFT and a token', [spam, transfer({})], false],
    ['no transfers', [], false],
  ] as const)('default: %s', (_, transfers, expected) => {
    expect(isSpam(makeTransaction(0, { transfers }))).toBe(expected)
  })
})

describe('groupByMonth', () => {
  const at = (...parts: readonly [number, number, number]) => new Date(...parts).getTime()

  test('default', () => {
    const items = [at(2026, 4, 31), at(2026, 4, 1), at(2026, 3, 30), at(2025, 4, 2)].map((time, index) =>
      makeItem(index, { at: time }),
    )
    expect(groupByMonth(items, at(2026, 5, 1))).toEqual([
      { id: '2026-05', at: at(2026, 4, 1), isThisYear: true, items: items.slice(0, 2) },
      { id: '2026-04', at: at(2026, 3, 1), isThisYear: true, items: [items[2]] },
      { id: '2025-05', at: at(2025, 4, 1), isThisYear: false, items: [items[3]] },
    ])
  })

  test('behavior: a month is one of the local time', () => {
    const midnight = at(2026, 4, 1)
    const items = [midnight, midnight - 1].map((time, index) => makeItem(index, { at: time }))
    expect(groupByMonth(items, midnight).map(({ id }) => id)).toEqual(['2026-05', '2026-04'])
  })
})
