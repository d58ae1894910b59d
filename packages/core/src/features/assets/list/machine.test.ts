import { describe, expect, test } from 'vitest'
import { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import { createTransition, initialState } from './machine.js'
import { type ItemPage, mergePage, type PagedList } from './pages.js'
import { isBlocked, isFresh } from './rules.js'
import type { ListState } from './types.js'

type Item = { readonly id: string }
type List = PagedList<Item>
type State = ListState<List>

const makeItems = (from: number, to: number): readonly Item[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: `id-${from + index}` }))
const transition = createTransition<List, ItemPage<Item>>(mergePage)

const of = { address: `0x${'1'.repeat(40)}`, chainId: 'eip155:1' } as const
const otherAddress = { ...of, address: '0xb' } as const
const otherChain = { ...of, chainId: 'eip155:10' } as const
const error = new NftsUnavailableError({ network: 'Ethereum' })
const list: List = { items: makeItems(0, 2), cursor: 'a', cursors: [], at: 1_000 }
const ended: List = { items: makeItems(0, 2), cursors: [], at: 1_000 }

const idle: State = { status: 'idle' }
const loading: State = { status: 'loading', of }
const ready: State = { status: 'ready', of, list }
const loadingMore: State = { status: 'loading', of, cursor: 'a', list }
const failed: State = { status: 'failed', of, error, at: 1_000 }
const stale: State = { ...failed, list }
const failedMore: State = { ...stale, cursor: 'a' }
const fetch = (at: number, subject: { address: string; chainId: `eip155:${string}` } = of) => ({
  type: 'fetch',
  key: 'fetch',
  of: subject,
  at,
})

test('default', () => {
  expect(initialState()).toEqual(idle)
})

describe('load', () => {
  test('default', () => {
    expect(transition(idle, { type: 'load', of, at: 7 })).toEqual({ state: loading, run: [fetch(7)] })
  })

  test('behavior: a list is reused for 30 s', () => {
    expect(transition(ready, { type: 'load', of, at: 30_999 })).toEqual({ state: ready })
    expect(transition(ready, { type: 'load', of, at: 31_000 })).toEqual({
      state: { status: 'loading', of, list },
      run: [fetch(31_000)],
    })
  })

  test('param: force reads a fresh list again, and restarts a pending read', () => {
    const run = [{ ...fetch(1_001), force: true }]
    expect(transition(ready, { type: 'load', of, at: 1_001, force: true }).run).toEqual(run)
    expect(transition(loading, { type: 'load', of, at: 1_001, force: true })).toEqual({ state: loading, run })
    expect(transition(loadingMore, { type: 'load', of, at: 1_001, force: true })).toEqual({
      state: { status: 'loading', of, list },
      run,
    })
  })

  test.each([false, true])('error: does not retry within 30 s of a failure, force %s', (force) => {
    expect(transition(failed, { type: 'load', of, at: 30_999, force })).toEqual({ state: failed })
    expect(transition(failed, { type: 'load', of, at: 31_000, force })).toEqual({
      state: { status: 'loading', of, previousError: error },
      run: [{ ...fetch(31_000), ...(force && { force }) }],
    })
  })

  test('param: restart is that of the effect', () => {
    const { run } = transition(idle, { type: 'load', of, at: 7, restart: true })
    expect(run).toEqual([{ ...fetch(7), restart: true }])
  })

  test('behavior: setting the clock back neither keeps a list fresh nor a retry blocked', () => {
    expect(transition(ready, { type: 'load', of, at: 999 }).run).toEqual([fetch(999)])
    expect(transition(failed, { type: 'load', of, at: 999 }).run).toEqual([fetch(999)])
  })

  test.each([loading, loadingMore])('behavior: one pending read per account and chain', (state) => {
    expect(transition(state, { type: 'load', of, at: 2 })).toEqual({ state })
  })

  test.each([otherAddress, otherChain])(
    'behavior: $address on $chainId shows neither list nor error of another',
    (subject) => {
      const state = { status: 'loading', of: subject }
      for (const before of [ready, failed, stale, failedMore])
        expect(transition(before, { type: 'load', of: subject, at: 1_001 })).toEqual({
          state,
          run: [fetch(1_001, subject)],
        })
      expect(transition(loadingMore, { type: 'load', of: subject, at: 1_001 })).toEqual({
        state,
        run: [fetch(1_001, subject)],
        emit: [{ type: 'dropped', of }],
      })
    },
  )
})

describe('loadMore', () => {
  const more = { type: 'loadMore', of, at: 40_000 } as const
  const run = [{ ...fetch(40_000), cursor: 'a' }]

  test('default', () => {
    expect(transition(ready, more)).toEqual({ state: loadingMore, run })
  })

  test.each<[string, State]>([
    ['nothing is loaded', idle],
    ['the first page is being read', loading],
    ['a page is being read', loadingMore],
    ['the first page failed', failed],
    ['the list has ended', { ...ready, list: ended }],
    ['the list is of another account', { ...ready, of: otherAddress }],
  ])('behavior: does nothing if %s', (_, state) => {
    expect(transition(state, more)).toEqual({ state })
  })

  test('error: does not retry within 30 s of a failure', () => {
    expect(transition(failedMore, { ...more, at: 30_999 })).toEqual({ state: failedMore })
    expect(transition(failedMore, more)).toEqual({ state: { ...loadingMore, previousError: error }, run })
  })
})

describe('loaded', () => {
  test('default', () => {
    expect(
      transition(loading, { type: 'loaded', of, page: { items: list.items, cursor: 'a' }, at: 1_000 }),
    ).toEqual({
      state: ready,
      emit: [{ type: 'loaded', of, list }],
    })
  })

  test('behavior: adds the next page, each item once', () => {
    const event = {
      type: 'loaded',
      of,
      cursor: 'a',
      page: { items: makeItems(1, 4), cursor: 'b' },
      at: 2_000,
    } as const
    const { state } = transition(loadingMore, event)
    expect(state).toMatchObject({ list: { cursor: 'b', cursors: ['a'], at: 1_000 } })
    expect(state).toHaveProperty('list.items', makeItems(0, 4))
  })

  test('behavior: the last page ends the list', () => {
    const event = { type: 'loaded', of, cursor: 'a', page: { items: makeItems(2, 4) }, at: 2_000 } as const
    expect(transition(loadingMore, event).state).not.toHaveProperty('list.cursor')
  })

  test.each(['a', '0'])('behavior: the repeated cursor %s ends the list', (next) => {
    const state: State = { ...loadingMore, list: { ...list, cursors: ['0'] } }
    const event = {
      type: 'loaded',
      of,
      cursor: 'a',
      page: { items: makeItems(2, 4), cursor: next },
      at: 2_000,
    } as const
    expect(transition(state, event).state).not.toHaveProperty('list.cursor')
  })

  test.each([idle, ready, failed, { ...loading, of: otherAddress }, { ...loading, of: otherChain }])(
    'behavior: ignores a late result ($status)',
    (state) => {
      expect(transition(state, { type: 'loaded', of, page: { items: [] }, at: 2_000 }).state).toBe(state)
      expect(transition(state, { type: 'loadFailed', of, error, at: 2_000 }).state).toBe(state)
    },
  )
})

describe('the first page of a list', () => {
  const longer: List = { items: makeItems(0, 4), cursor: 'b', cursors: ['a'], at: 1_000 }
  const reading: State = { ...loading, list: longer }
  const page = { items: makeItems(1, 3), cursor: 'a' }
  const event = { type: 'loaded', of, page, at: 9_000 } as const

  test('default: keeps the later pages', () => {
    expect(transition(reading, event).state).toEqual({
      status: 'ready',
      of,
      list: { items: makeItems(1, 4), cursor: 'b', cursors: ['a'], at: 9_000 },
    })
  })

  test('param: restart drops the later pages', () => {
    expect(transition(reading, { ...event, restart: true }).state).toEqual({
      status: 'ready',
      of,
      list: { items: makeItems(1, 3), cursor: 'a', cursors: [], at: 9_000 },
    })
  })

  test('param: read has the cursors of the pages after an empty first one', () => {
    const { state } = transition(loading, {
      ...event,
      page: { ...page, read: ['0', '1'], cursor: '2' },
    })
    expect(state).toHaveProperty('list', {
      items: makeItems(1, 3),
      cursor: '2',
      cursors: ['0', '1'],
      at: 9_000,
    })
  })
})

describe('failing', () => {
  test.each<[string, State, State]>([
    ['the first page', loading, failed],
    ['the first page of a list, which stays', { ...loading, list }, stale],
  ])('default: %s', (_, state, expected) => {
    expect(transition(state, { type: 'loadFailed', of, error, at: 1_000 })).toEqual({
      state: expected,
      emit: [{ type: 'failed', of, error }],
    })
  })

  test('behavior: a later page keeps the list and its cursor', () => {
    const event = { type: 'loadFailed', of, cursor: 'a', error, at: 1_000 } as const
    expect(transition(loadingMore, event).state).toEqual(failedMore)
  })

  test('error: an exception in the handler', () => {
    const effect = { type: 'fetch', key: 'fetch', of, at: 1_000 } as const
    expect(transition(loading, { type: 'failed', effect, error }).state).toEqual(failed)
    const cancel = { type: 'cancel', key: 'fetch' } as const
    expect(transition(loading, { type: 'failed', effect: cancel, error }).state).toBe(loading)
  })
})

describe('reset', () => {
  const run = [{ type: 'cancel', key: 'fetch' }]

  test('default', () => {
    for (const state of [ready, failed, stale, failedMore])
      expect(transition(state, { type: 'reset' })).toEqual({ state: idle, run })
    expect(transition(loading, { type: 'reset' })).toEqual({
      state: idle,
      run,
      emit: [{ type: 'dropped', of }],
    })
    expect(transition(idle, { type: 'reset' }).state).toBe(idle)
  })
})

test('behavior: keeps list and error while a failed read is repeated, also twice', () => {
  const again = transition(stale, { type: 'load', of, at: 40_000 }).state
  expect(again).toEqual({ status: 'loading', of, list, previousError: error })
  expect(transition(again, { type: 'load', of, at: 40_001, force: true }).state).toEqual(again)
  const page = { items: list.items, cursor: 'a' }
  expect(transition(again, { type: 'loaded', of, page, at: 1_000, restart: true }).state).toEqual(ready)
})

test('default: a list without pages is the one that was read last', () => {
  const next = createTransition<{ readonly at: number }, { readonly at: number }>((_, page) => page)
  const page = { at: 9 }
  const state = { status: 'loading', of, list: { at: 1 } } as const
  expect(next(state, { type: 'loaded', of, page, at: 9 })).toEqual({
    state: { status: 'ready', of, list: page },
    emit: [{ type: 'loaded', of, list: page }],
  })
  const ended = { status: 'ready', of, list: page } as const
  expect(next(ended, { type: 'loadMore', of, at: 40_000 }).state).toBe(ended)
})

describe('rules', () => {
  test('default', () => {
    for (const state of [idle, loading, failed, stale]) expect(isFresh(state, of, 1_000)).toBe(false)
    for (const state of [idle, loading, ready]) expect(isBlocked(state, of, 1_000)).toBe(false)
    expect(isFresh(ready, of, 1_000)).toBe(true)
    expect(isBlocked(failed, of, 1_000)).toBe(true)
    for (const subject of [otherAddress, otherChain]) {
      expect(isFresh(ready, subject, 1_000)).toBe(false)
      expect(isBlocked(failed, subject, 1_000)).toBe(false)
    }
  })
})
