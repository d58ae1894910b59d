import { describe, expect, test } from 'vitest'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import type {
  CatalogueEffect,
  CatalogueFilter,
  CatalogueInput,
  CatalogueState,
} from '../wallets/catalogueTypes.js'
import { makeCatalogue, makeTop, makeWallet } from './catalogue.fixtures.js'
import { initialState, transition } from './machine.js'

const all: CatalogueFilter = { query: '', certifiedOnly: false }
const idle = initialState()
const loading = makeCatalogue({ status: 'loading' })
const ready = makeCatalogue({ wallets: [makeWallet('a')], page: 1, count: 3, hasMore: true })
const error = new RpcRequestError({ method: 'getWallets', network: 'the catalogue' })

const load = (page: number, filter = all): Extract<CatalogueEffect, { type: 'loadPage' }> => ({
  type: 'loadPage',
  key: 'page',
  page,
  filter,
})
const settle = { type: 'cancel', key: 'search' }
const wait = { type: 'timer', key: 'search', delayMs: 300, event: { type: 'inputSettled' } }

/** An ignored event returns the same state object, by which the runner recognizes it. */
function expectIgnored(state: CatalogueState, input: CatalogueInput): void {
  const step = transition(state, input)
  expect(step.state).toBe(state)
  expect({ ...step.run, ...step.emit }).toEqual({})
}

test('default', () => {
  expect(transition(idle, { type: 'shown' })).toEqual({ state: loading, run: [settle, load(1)] })
  const page = { type: 'pageArrived', page: 1, wallets: [makeWallet('a')], count: 3, hasMore: true } as const
  expect(transition(loading, page).state).toEqual(ready)
  expectIgnored(ready, { type: 'shown' })
  expectIgnored(loading, { type: 'shown' })
})

describe('shown', () => {
  const onSolana: CatalogueFilter = { ...all, namespace: 'solana' }

  test('param: namespace', () => {
    const { state, run } = transition(ready, { type: 'shown', namespace: 'solana' })
    expect(state).toEqual({ ...loading, filter: onSolana })
    expect(run).toEqual([settle, load(1, onSolana)])
    expectIgnored(state, { type: 'shown', namespace: 'solana' })
    expect(transition(state, { type: 'shown' }).run).toEqual([settle, load(1)])
  })

  test('behavior: applies text that the user typed before the first page was requested', () => {
    const { state: typed } = transition(idle, { type: 'searched', query: 'rainb ' })
    const typedFilter: CatalogueFilter = { ...all, query: 'rainb' }
    expect(transition(typed, { type: 'shown' })).toEqual({
      state: { ...loading, query: 'rainb ', filter: typedFilter },
      run: [settle, load(1, typedFilter)],
    })
    const typedLater = { ...ready, query: 'rainb' }
    expect(transition(typedLater, { type: 'shown', namespace: 'solana' }).run).toEqual([
      settle,
      load(1, { ...onSolana, query: 'rainb' }),
    ])
  })

  test('behavior: keeps the namespace while searching', () => {
    const shown: CatalogueState = { ...ready, filter: onSolana, query: 'x' }
    expect(transition(shown, { type: 'inputSettled' }).state.filter).toEqual({ ...onSolana, query: 'x' })
    const certified = transition(shown, { type: 'certifiedToggled' }).state.filter
    expect(certified).toEqual({ query: 'x', certifiedOnly: true, namespace: 'solana' })
  })
})

describe('topWanted', () => {
  const effect = { type: 'loadTop', key: 'top', recentIds: ['r'] } as const
  const want = { type: 'topWanted', recentIds: ['r'] } as const
  const wanted: CatalogueState = { ...idle, top: { status: 'loading' } }
  const { status: _, ...answer } = makeTop({ featured: [makeWallet('a')], recentIds: ['r'] })

  test('default: loads once', () => {
    expect(transition(idle, want)).toEqual({ state: wanted, run: [effect] })
    expectIgnored(wanted, want)
    const { state } = transition(wanted, { type: 'topArrived', ...answer })
    expect(state).toEqual({ ...idle, top: makeTop(answer) })
    expectIgnored(state, want)
    expectIgnored(state, { ...want, recentIds: [] })
  })

  test('behavior: loads again, once, after a remote wallet was connected, because its links are unknown', () => {
    const state = { ...idle, top: makeTop({ ...answer, recentIds: ['older'] }) }
    const again = transition(state, want)
    expect(again).toEqual({ state: { ...idle, top: makeTop(answer) }, run: [effect] })
    expectIgnored(again.state, want)
  })

  test('error: can load again after a failure', () => {
    expect(transition(wanted, { type: 'failed', effect, error }).state).toEqual(idle)
  })

  test('error: keeps the built-in wallets while the directory is queried again, once', () => {
    const { state } = transition(wanted, { type: 'topArrived', ...answer, error })
    expect(state.top).toEqual(makeTop({ ...answer, error }))
    const again = transition(state, want)
    expect(again).toEqual({
      state: { ...idle, top: makeTop(answer) },
      run: [{ ...effect, previousError: error }],
    })
    expectIgnored(again.state, want)
  })
})

describe('moreWanted', () => {
  test('default', () => {
    const { state, run } = transition(ready, { type: 'moreWanted' })
    expect(state).toEqual({ ...ready, status: 'loading' })
    expect(run).toEqual([load(2)])
    const wallets = [makeWallet('a'), makeWallet('b'), makeWallet('b')]
    const page = { type: 'pageArrived', page: 2, wallets, count: 3, hasMore: false } as const
    // A wallet that an earlier page contained is not added again.
    expect(transition(state, page).state).toEqual({
      ...ready,
      page: 2,
      hasMore: false,
      wallets: [makeWallet('a'), makeWallet('b')],
    })
  })

  test('behavior: stops at a directory that repeats the same page', () => {
    const page = { type: 'pageArrived', page: 2, count: 900, hasMore: true } as const
    const { state } = transition(ready, { type: 'moreWanted' })
    expect(transition(state, { ...page, wallets: [makeWallet('a')] }).state.hasMore).toBe(false)
    // A page whose wallets are all excluded may be followed by other pages.
    expect(transition(state, { ...page, wallets: [] }).state.hasMore).toBe(true)
  })

  test('behavior: ignored while a page is loading and after the last page', () => {
    expectIgnored(loading, { type: 'moreWanted' })
    expectIgnored(idle, { type: 'moreWanted' })
    expectIgnored({ ...ready, hasMore: false }, { type: 'moreWanted' })
    expectIgnored({ ...ready, status: 'failed', error }, { type: 'moreWanted' })
  })
})

describe('searched', () => {
  const typed: CatalogueState = { ...ready, query: 'met ' }
  const found = { ...all, query: 'met' }

  test('default: starts the search after a delay without input', () => {
    expect(transition(ready, { type: 'searched', query: 'met ' })).toEqual({ state: typed, run: [wait] })
    expect(transition(typed, { type: 'inputSettled' })).toEqual({
      state: { ...loading, query: 'met ', filter: found },
      run: [settle, load(1, found)],
    })
  })

  test('behavior: keeps the pages of the previous search until then', () => {
    expect(transition(typed, { type: 'moreWanted' }).run).toEqual([load(2, all)])
  })

  test('behavior: whitespace and undone input start no search', () => {
    expectIgnored(ready, { type: 'searched', query: '' })
    expect(transition(ready, { type: 'searched', query: ' ' })).toEqual({
      state: { ...ready, query: ' ' },
      run: [settle],
    })
    expect(transition(typed, { type: 'searched', query: '' })).toEqual({ state: ready, run: [settle] })
  })
})

describe('certifiedToggled', () => {
  test('default: loads the first page with the current search text', () => {
    const certified = { query: 'me', certifiedOnly: true }
    expect(transition({ ...ready, query: 'me' }, { type: 'certifiedToggled' })).toEqual({
      state: { ...loading, query: 'me', filter: certified },
      run: [settle, load(1, certified)],
    })
  })
})

describe('failed', () => {
  test('error: keeps the loaded wallets, and the page can be loaded again', () => {
    const { state } = transition({ ...ready, status: 'loading' }, { type: 'failed', effect: load(2), error })
    expect(state).toEqual({ ...ready, status: 'failed', error })
    expect(transition(state, { type: 'retried' })).toEqual({
      state: { ...ready, status: 'loading' },
      run: [load(2)],
    })
  })

  test('behavior: keeps the built-in wallets until a retry of the directory succeeds', () => {
    const wallets = [makeWallet('a')]
    const page = { type: 'pageArrived', page: 1, wallets, count: 1, hasMore: false, error } as const
    const { state } = transition(loading, page)
    expect(state).toEqual({ ...ready, count: 1, hasMore: false, error })
    expect(transition(state, { type: 'retried' })).toEqual({ state: loading, run: [settle, load(1)] })
    // The wallets for the Connect view are loaded again too, if they failed.
    const both = { ...state, top: makeTop({ recentIds: ['r'], error }) }
    expect(transition(both, { type: 'retried' })).toEqual({
      state: { ...loading, top: makeTop({ recentIds: ['r'] }) },
      run: [{ type: 'loadTop', key: 'top', recentIds: ['r'], previousError: error }, settle, load(1)],
    })
  })

  test('behavior: a retry applies text that the user has just typed', () => {
    const failed: CatalogueState = { ...ready, hasMore: false, error, query: 'met' }
    const filter: CatalogueFilter = { ...all, query: 'met' }
    expect(transition(failed, { type: 'retried' }).run).toEqual([settle, load(1, filter)])
  })

  test('behavior: searches the built-in wallets without querying the directory again', () => {
    const own: CatalogueState = { ...ready, hasMore: false, error, query: 'met' }
    const found = { query: 'met', certifiedOnly: false }
    expect(transition(own, { type: 'inputSettled' }).run).toEqual([settle, { ...load(1, found), error }])
    const certified = { query: 'met', certifiedOnly: true }
    expect(transition(own, { type: 'certifiedToggled' }).run).toEqual([
      settle,
      { ...load(1, certified), error },
    ])
    // A failure of the next page does not switch to the built-in wallets.
    expect(transition({ ...own, status: 'failed' }, { type: 'inputSettled' }).run).toEqual([
      settle,
      load(1, found),
    ])
  })

  test('behavior: does not retry without a failure', () => {
    expectIgnored(ready, { type: 'retried' })
    expectIgnored(loading, { type: 'retried' })
  })
})

describe('clear', () => {
  test('default: clears the search, and keeps the wallets for the Connect view', () => {
    const looked: CatalogueState = { ...ready, query: 'x', top: makeTop() }
    expect(transition(looked, { type: 'clear' })).toEqual({
      state: { ...idle, top: makeTop() },
      run: [settle, { type: 'cancel', key: 'page' }],
    })
    expectIgnored({ ...idle, top: makeTop() }, { type: 'clear' })
    expect(transition({ ...idle, query: 'x' }, { type: 'clear' }).state).toEqual(idle)
  })
})
