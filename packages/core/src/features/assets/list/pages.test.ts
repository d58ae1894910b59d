import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ItemPage, mergePage, type PagedList, skipEmptyPages } from './pages.js'
import type { PageParameters, ReadContext } from './types.js'

type Item = { readonly id: string }

const makeItem = (index: number): Item => ({ id: `id-${index}` })
const makeItems = (from: number, to: number): readonly Item[] =>
  Array.from({ length: to - from }, (_, index) => makeItem(from + index))
const ids = ({ items }: Pick<PagedList<Item>, 'items'>) => items.map(({ id }) => id)

function addPage(list: PagedList<Item>, read: readonly string[], items: readonly Item[], cursor?: string) {
  return mergePage(list, { items, cursor, read }, { cursor: read[0], at: 2 })
}

function updateFirstPage(
  list: PagedList<Item> | undefined,
  items: readonly Item[],
  cursor: string | undefined,
  at: number,
) {
  return mergePage(list, { items, cursor }, { at })
}

describe('the next page', () => {
  const list: PagedList<Item> = { items: makeItems(0, 2), cursor: 'a', cursors: [], at: 1 }

  test('default', () => {
    expect(addPage(list, ['a'], makeItems(1, 3), 'b')).toEqual({
      items: makeItems(0, 3),
      cursor: 'b',
      cursors: ['a'],
      at: 1,
    })
  })

  test('param: read has the cursors of empty pages, which end the list when they are repeated', () => {
    expect(addPage(list, ['a', 'b'], makeItems(2, 3), 'b')).toEqual({
      items: makeItems(0, 3),
      cursors: ['a', 'b'],
      at: 1,
    })
  })
})

describe('the first page', () => {
  const pages: PagedList<Item> = { items: makeItems(0, 4), cursor: 'c', cursors: ['b'], at: 1 }

  test('default', () => {
    expect(updateFirstPage(undefined, makeItems(0, 2), 'b', 5)).toEqual({
      items: makeItems(0, 2),
      cursor: 'b',
      cursors: [],
      at: 5,
    })
  })

  test('behavior: has the code of a server without the list, until that has it', () => {
    const list = mergePage(undefined, { items: [], unavailable: 'not_indexed' }, { at: 5 })
    expect(list).toEqual({ items: [], cursors: [], at: 5, unavailable: 'not_indexed' })
    expect(mergePage(list, { items: makeItems(0, 1) }, { at: 6 })).not.toHaveProperty('unavailable')
  })

  test('behavior: adds new items above, and keeps the later pages', () => {
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

  test('param: restart drops the later pages', () => {
    const page = { items: makeItems(1, 3), cursor: 'a' }
    expect(mergePage(pages, page, { restart: true, at: 9 })).toEqual({
      items: makeItems(1, 3),
      cursor: 'a',
      cursors: [],
      at: 9,
    })
  })

  test('behavior: a page that the list already had keeps its cursor', () => {
    expect(updateFirstPage(pages, makeItems(0, 2), 'b', 5)).toEqual({ ...pages, at: 5 })
  })
})

test('behavior: pages of any server are added without repeated items, and their number is limited', () => {
  const page = fc.record({
    items: fc.array(fc.integer({ min: 0, max: 9 }).map((index) => makeItem(index))),
    next: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(page, { minLength: 10, maxLength: 10 }), ([first, ...others]) => {
      let list = updateFirstPage(undefined, first?.items ?? [], first?.next, 1)
      for (const { items, next } of others)
        if (list.cursor !== undefined) list = addPage(list, [list.cursor], items, next)
      expect(new Set(ids(list)).size).toBe(list.items.length)
      // Each of the four cursors is used once.
      expect(new Set(list.cursors).size).toBe(list.cursors.length)
      expect(list.cursors.length).toBeLessThanOrEqual(4)
      expect(list.cursors).not.toContain(list.cursor)
    }),
  )
})

describe('skipEmptyPages', () => {
  const parameters: PageParameters = {
    address: '0x1',
    chainId: 'eip155:1',
    signal: new AbortController().signal,
  }
  /** Reads the pages of a server by cursor, and counts the requests. */
  async function read(pages: Readonly<Record<string, ItemPage<Item>>>, cursor?: string) {
    const cursors: (string | undefined)[] = []
    const readPage = skipEmptyPages<Item>(async (_context, { cursor }) => {
      cursors.push(cursor)
      return pages[cursor ?? ''] ?? { items: [] }
    })
    const page = await readPage({} as ReadContext, { ...parameters, cursor })
    return { page, cursors }
  }

  test('default: goes on with the next page while pages are empty', async () => {
    const pages = {
      '': { items: [], cursor: 'a' },
      a: { items: [], cursor: 'b' },
      b: { items: [makeItem(3)], cursor: 'c' },
    }
    expect(await read(pages)).toEqual({
      page: { items: [makeItem(3)], cursor: 'c', read: ['a', 'b'] },
      cursors: [undefined, 'a', 'b'],
    })
    expect(await read(pages, 'a')).toEqual({
      page: { items: [makeItem(3)], cursor: 'c', read: ['a', 'b'] },
      cursors: ['a', 'b'],
    })
  })

  test('behavior: reads at most 5 empty pages in a row', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 9 }, (_, page) => [page ? `${page}` : '', { items: [], cursor: `${page + 1}` }]),
    )
    const { page, cursors } = await read(pages)
    expect(page).toEqual({ items: [], cursor: '5', read: ['1', '2', '3', '4'] })
    expect(cursors).toHaveLength(5)
  })

  test('behavior: an empty page with a repeated cursor ends the list', async () => {
    const { page } = await read({ '': { items: [], cursor: 'a' }, a: { items: [], cursor: 'a' } })
    expect(page).toEqual({ items: [], read: ['a'] })
  })
})
