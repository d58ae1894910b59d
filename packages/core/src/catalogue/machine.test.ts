import { describe, expect, test } from 'vitest'
import { RpcRequestError } from '../errors/rpc.js'
import type { CatalogueWallet } from '../ports/Catalogue.js'
import { hasMore, initialState, transition } from './machine.js'
import type { CatalogueEffect, CatalogueInput, CatalogueState } from './types.js'

const wallet = (id: string): CatalogueWallet => ({ id, name: id, chains: [], injected: [], certified: false })
const all = { query: '', certifiedOnly: false }
const idle = initialState()
const loading: CatalogueState = { ...idle, status: 'loading' }
const ready: CatalogueState = { filter: all, status: 'ready', wallets: [wallet('a')], page: 1, count: 3 }
const error = new RpcRequestError({ method: 'getWallets', network: 'the catalogue' })

const load = (page: number, filter = all, own = false): Extract<CatalogueEffect, { type: 'loadPage' }> => ({
  type: 'loadPage',
  key: 'page',
  page,
  filter,
  own,
})
const settle = { type: 'cancel', key: 'search' }
const wait = { type: 'timer', key: 'search', delayMs: 300, event: { type: 'settled' } }

/** The runner knows an ignored event by the very same state. */
function expectIgnored(state: CatalogueState, input: CatalogueInput): void {
  const step = transition(state, input)
  expect(step.state).toBe(state)
  expect({ ...step.run, ...step.emit }).toEqual({})
}

test('default', () => {
  expect(transition(idle, { type: 'shown' })).toEqual({ state: loading, run: [load(1)] })
  const page = { type: 'pageArrived', page: 1, wallets: [wallet('a')], count: 3 } as const
  expect(transition(loading, page).state).toEqual(ready)
  expectIgnored(ready, { type: 'shown' })
})

describe('moreWanted', () => {
  test('default', () => {
    const { state, run } = transition(ready, { type: 'moreWanted' })
    expect(state).toEqual({ ...ready, status: 'loading' })
    expect(run).toEqual([load(2)])
    const page = { type: 'pageArrived', page: 2, wallets: [wallet('a'), wallet('b')], count: 3 } as const
    expect(transition(state, page).state).toEqual({ ...ready, page: 2, wallets: [wallet('a'), wallet('b')] })
  })

  test('behavior: not twice at once, and not behind the end', () => {
    expectIgnored(loading, { type: 'moreWanted' })
    expectIgnored(idle, { type: 'moreWanted' })
    expectIgnored({ ...ready, count: 1 }, { type: 'moreWanted' })
  })

  test('behavior: a page without wallets is the last one', () => {
    const empty = { type: 'pageArrived', page: 2, wallets: [], count: 3 } as const
    const { state } = transition({ ...ready, status: 'loading' }, empty)
    expect(hasMore(state)).toBe(false)
  })

  test('behavior: after pages of the kit’s own list come more of it', () => {
    const own: CatalogueState = { ...ready, error }
    const { state, run } = transition(own, { type: 'moreWanted' })
    expect(state).toEqual({ ...own, status: 'loading' })
    expect(run).toEqual([load(2, all, true)])
  })
})

describe('searched', () => {
  const typed = { ...all, query: 'met' }

  test('default: looked for when nothing was typed for a while', () => {
    const { state, run } = transition(ready, { type: 'searched', query: 'met' })
    expect(state).toEqual({ ...ready, filter: typed })
    expect(run).toEqual([wait])
    expect(transition(state, { type: 'settled' })).toEqual({
      state: { ...loading, filter: typed },
      run: [settle, load(1, typed)],
    })
  })

  test('behavior: blanks change nothing', () => {
    expectIgnored(ready, { type: 'searched', query: '' })
    expect(transition(ready, { type: 'searched', query: ' ' })).toEqual({
      state: { ...ready, filter: { ...all, query: ' ' } },
    })
  })
})

test('certifiedToggled: from the first page on', () => {
  const certified = { ...all, certifiedOnly: true }
  expect(transition(ready, { type: 'certifiedToggled' })).toEqual({
    state: { ...loading, filter: certified },
    run: [settle, load(1, certified)],
  })
})

describe('failed', () => {
  test('error: what there is stays, and it can be tried again', () => {
    const { state } = transition({ ...ready, status: 'loading' }, { type: 'failed', effect: load(2), error })
    expect(state).toEqual({ ...ready, status: 'failed', error })
    expect(transition(state, { type: 'moreWanted' })).toEqual({
      state: { ...ready, status: 'loading' },
      run: [load(2)],
    })
  })

  test('behavior: the catalogue could not be asked, and the kit’s own list is shown instead', () => {
    const page = { type: 'pageArrived', page: 1, wallets: [wallet('a')], count: 1, error } as const
    expect(transition(loading, page).state).toEqual({ ...ready, count: 1, error })
  })
})
