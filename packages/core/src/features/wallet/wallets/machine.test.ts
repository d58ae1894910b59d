import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KitState } from '../../../engine/types.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { effects } from './effects.js'
import { initialState } from './initialState.js'
import { transition, type WalletsState } from './machine.js'
import { makeConfig, makeConnector, makeRecent, makeState } from './wallets.fixtures.js'

const [a, b, c] = [makeRecent('a'), makeRecent('b'), makeRecent('c')]
const empty: WalletsState = { connectors: {}, recent: [] }
const storeRecentWallets = (...recent: (typeof a)[]) => ({ type: 'storeRecentWallets', key: 'store', recent })

describe('initialState', () => {
  test('default', () => {
    expect(initialState({ stored: {} })).toEqual(empty)
  })

  test('behavior: starts with the wallets that a server read from the cookies, two at most', () => {
    expect(initialState({ stored: { recentWallets: [a, b, c] } }).recent).toEqual([a, b])
  })
})

describe('hydrated', () => {
  test('default', () => {
    expect(transition(empty, { type: 'hydrated', recent: [a, b, c] })).toEqual({
      state: { connectors: {}, recent: [a, b] },
    })
  })

  test('behavior: a wallet connected since is more recent than the stored ones', () => {
    const state = { ...empty, recent: [c] }
    expect(transition(state, { type: 'hydrated', recent: [a, c, b] }).state.recent).toEqual([c, a])
  })

  test('behavior: ignores stored wallets that are known already', () => {
    const state = { ...empty, recent: [a, b] }
    expect(transition(state, { type: 'hydrated', recent: [a, b] }).state).toBe(state)
    expect(transition(state, { type: 'hydrated', recent: [] }).state).toBe(state)
  })
})

describe('connectorsArrived', () => {
  const [alpha, beta] = [makeConnector('io.alpha'), makeConnector('io.beta')]
  const arrived = (...connectors: (typeof alpha)[]) =>
    ({ type: 'connectorsArrived', namespace: 'eip155', connectors }) as const

  test('default', () => {
    expect(transition(empty, arrived(alpha, beta))).toEqual({
      state: { connectors: { eip155: [alpha, beta] }, recent: [] },
      emit: [{ type: 'connectorsAdded', namespace: 'eip155', connectorIds: ['io.alpha', 'io.beta'] }],
    })
  })

  test('behavior: emits only connectors that were not there before', () => {
    const state: WalletsState = { connectors: { eip155: [alpha] }, recent: [] }
    expect(transition(state, arrived(alpha, beta)).emit).toEqual([
      { type: 'connectorsAdded', namespace: 'eip155', connectorIds: ['io.beta'] },
    ])
    expect(transition(state, arrived(beta)).emit).toMatchObject([{ connectorIds: ['io.beta'] }])
  })

  test('behavior: a connector that was removed, or changed its name, is not new', () => {
    const state: WalletsState = { connectors: { eip155: [alpha, beta] }, recent: [] }
    expect(transition(state, arrived(beta))).toEqual({
      state: { connectors: { eip155: [beta] }, recent: [] },
    })
    const renamed = { ...alpha, name: 'Alpha 2' }
    expect(transition(state, arrived(renamed, beta))).toEqual({
      state: { connectors: { eip155: [renamed, beta] }, recent: [] },
    })
  })

  test('behavior: the same list again is ignored', () => {
    const state: WalletsState = { connectors: { eip155: [alpha] }, recent: [] }
    expect(transition(state, arrived({ ...alpha })).state).toBe(state)
  })

  test('behavior: an empty list means that the adapter has reported its connectors', () => {
    expect(transition(empty, arrived())).toEqual({ state: { connectors: { eip155: [] }, recent: [] } })
  })

  test('behavior: namespaces are independent', () => {
    const state: WalletsState = { connectors: { eip155: [alpha] }, recent: [] }
    const step = transition(state, { type: 'connectorsArrived', namespace: 'solana', connectors: [alpha] })
    expect(step).toEqual({
      state: { connectors: { eip155: [alpha], solana: [alpha] }, recent: [] },
      emit: [{ type: 'connectorsAdded', namespace: 'solana', connectorIds: ['io.alpha'] }],
    })
  })
})

describe('connected', () => {
  test('default: finds the wallet of a connector, separately in each namespace', () => {
    const event = { type: 'connected', namespace: 'solana', connectorId: 'Alpha' } as const
    expect(transition(empty, event)).toEqual({
      state: empty,
      run: [{ ...event, type: 'recognise', key: 'recognise/solana' }],
    })
  })

  test('behavior: stores a connected wallet; not the embedded login', async () => {
    const embedded = makeConnector('auth', { type: 'auth' })
    const state = { wallets: makeState([makeConnector('io.alpha'), embedded]) }
    const { signal } = new AbortController()
    // The effect reads only the wallets.
    const getState = () => state as Partial<KitState> as KitState
    const context = { getState, config: makeConfig(), storage: null, signal, send: () => {} }
    const recognise = (connectorId: string) =>
      effects.recognise({ type: 'recognise', key: 'x', namespace: 'eip155', connectorId }, context)
    expect(await recognise('io.alpha')).toEqual({
      type: 'recognised',
      wallet: { id: 'io.alpha', name: 'io.alpha', namespaces: ['eip155'] },
    })
    expect(await recognise('auth')).toBeUndefined()
  })
})

describe('recognised', () => {
  test('default', () => {
    expect(transition(empty, { type: 'recognised', wallet: a })).toEqual({
      state: { connectors: {}, recent: [a] },
      run: [storeRecentWallets(a)],
    })
  })

  test('behavior: keeps the two most recent wallets, the latest first', () => {
    const state = { ...empty, recent: [b, a] }
    expect(transition(state, { type: 'recognised', wallet: c })).toEqual({
      state: { connectors: {}, recent: [c, b] },
      run: [storeRecentWallets(c, b)],
    })
    expect(transition(state, { type: 'recognised', wallet: a }).state.recent).toEqual([a, b])
  })

  test('behavior: the same wallet again is ignored, unless its name or icon has changed', () => {
    const state = { ...empty, recent: [a, b] }
    expect(transition(state, { type: 'recognised', wallet: { ...a } })).toEqual({ state })
    const renamed = { ...a, name: 'A 2' }
    expect(transition(state, { type: 'recognised', wallet: renamed }).state.recent).toEqual([renamed, b])
  })

  test('behavior: keeps at most two, each once, the latest first', () => {
    const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
    fc.assert(
      fc.property(ids, (history) => {
        let state = initialState({ stored: {} })
        for (const id of history)
          state = transition(state, { type: 'recognised', wallet: makeRecent(id) }).state
        const kept = state.recent.map(({ id }) => id)
        const expected = [...new Set([...history].reverse())].slice(0, 2)
        expect(kept).toEqual(expected)
      }),
    )
  })
})

test('error: ignores a storage that fails', () => {
  const effect = { type: 'storeRecentWallets', key: 'store', recent: [a] } as const
  const error = new UnexpectedError({ cause: 'x' })
  expect(transition(empty, { type: 'failed', effect, error }).state).toBe(empty)
})

test('behavior: restores the recent wallets after a reload', () => {
  const storage = fakeStorage()
  const { kit } = createTestKit({ storage })
  kit.internal.send({ feature: 'wallets', event: { type: 'recognised', wallet: a } })
  kit.internal.send({ feature: 'wallets', event: { type: 'recognised', wallet: b } })
  const { kit: next } = createTestKit({ storage })
  next.mount()
  expect(next.getState().wallets.recent).toEqual([b, a])
})

test('behavior: stores nothing without a storage', async () => {
  const { kit } = createTestKit()
  const { signal } = new AbortController()
  const context = { ...kit.internal, storage: null, signal, send: () => {} }
  expect(
    await effects.storeRecentWallets({ type: 'storeRecentWallets', key: 'store', recent: [a] }, context),
  ).toBeUndefined()
})
