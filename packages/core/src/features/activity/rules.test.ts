import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TransactionTransfer } from '../../ports/DataApi.js'
import { makeItem, makeItems, makeTransaction } from './activity.fixtures.js'
import { groupByMonth } from './groupByMonth.js'
import { addPage, isSpam, toLabel, updateFirstPage } from './rules.js'
import type { ActivityList } from './types.js'

const transfer = (fields: Partial<TransactionTransfer>): TransactionTransfer => ({
  kind: 'token',
  name: '',
  symbol: '',
  direction: 'in',
  amount: '1',
  isSpam: false,
  ...fields,
})
const ids = ({ items }: Pick<ActivityList, 'items'>) => items.map(({ id }) => id)
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

describe('updateFirstPage', () => {
  const pages: ActivityList = { items: makeItems(0, 4), cursor: 'c', cursors: ['b'], at: 1 }

  test('default', () => {
    expect(updateFirstPage(undefined, makeItems(0, 2), 'b', 5)).toEqual({
      items: makeItems(0, 2),
      cursor: 'b',
      cursors: [],
      at: 5,
    })
  })

  test('behavior: adds new transactions above, and keeps the later pages', () => {
    const fresh = [makeItem(100), makeItem(0)]
    expect(updateFirstPage(pages, fresh, 'x', 5)).toEqual({
      ...pages,
      items: [makeItem(100), ...makeItems(0, 4)],
      at: 5,
    })
  })

  test('behavior: removes what a reorganization of the chain has removed', () => {
    const fresh = [makeItem(100), makeItem(1)]
    expect(ids(updateFirstPage(pages, fresh, 'x', 5))).toEqual(['id-100', 'id-1', 'id-2', 'id-3'])
  })

  test('behavior: starts again if the pages do not overlap', () => {
    expect(updateFirstPage(pages, makeItems(100, 102), 'x', 5)).toEqual({
      items: makeItems(100, 102),
      cursor: 'x',
      cursors: [],
      at: 5,
    })
  })

  test('behavior: a first page without a next one is the whole list', () => {
    expect(ids(updateFirstPage(pages, makeItems(0, 2), undefined, 5))).toEqual(['id-0', 'id-1'])
  })

  test('behavior: a page that the list already had keeps its cursor', () => {
    expect(updateFirstPage(pages, makeItems(0, 2), 'b', 5)).toEqual({ ...pages, at: 5 })
  })
})

test('behavior: pages of any server are added without repeated transactions, and their number is limited', () => {
  const page = fc.record({
    items: fc.array(fc.integer({ min: 0, max: 9 }).map((index) => makeItem(index))),
    next: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(page, { minLength: 10, maxLength: 10 }), ([first, ...others]) => {
      let list = updateFirstPage(undefined, first?.items ?? [], first?.next, 1)
      for (const { items, next } of others)
        if (list.cursor !== undefined) list = addPage(list, list.cursor, items, next)
      expect(new Set(ids(list)).size).toBe(list.items.length)
      // Each of the four cursors is used once.
      expect(new Set(list.cursors).size).toBe(list.cursors.length)
      expect(list.cursors.length).toBeLessThanOrEqual(4)
      expect(list.cursors).not.toContain(list.cursor)
    }),
  )
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
