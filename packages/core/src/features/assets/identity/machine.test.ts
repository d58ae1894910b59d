import { expect, test } from 'vitest'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { initialState, transition } from './machine.js'
import type { IdentityState, KnownIdentity } from './types.js'

const address = '0x1'
const alice = { name: 'alice.eth' }
const known = (entry: KnownIdentity): IdentityState => ({ byAddress: { [address]: entry } })
const fetch = (at: number) => ({ type: 'fetch', key: 'fetch 0x1', address, at }) as const
const load = (at: number) => ({ type: 'load', address, at }) as const

test('default: reads an identity', () => {
  const { state, run } = transition(initialState(), load(1))
  expect(state).toEqual(known({ status: 'loading', at: 1 }))
  expect(run).toEqual([fetch(1)])
  expect(transition(state, { type: 'loaded', address, identity: alice, at: 5 })).toEqual({
    state: known({ status: 'ready', at: 5, identity: alice }),
  })
})

test.each([
  ['a pending read', { status: 'loading', at: 0 }, 1_000_000],
  ['an identity of 5 minutes', { status: 'ready', at: 0, identity: alice }, 299_999],
  ['a failure of 30 s', { status: 'failed', at: 0 }, 29_999],
] as const)('behavior: does not read again after %s', (_name, entry, at) => {
  const state = known(entry)
  expect(transition(state, load(at))).toEqual({ state })
})

test.each([
  [{ status: 'ready', at: 0, identity: alice }, 300_000],
  [{ status: 'failed', at: 0, identity: alice }, 30_000],
] as const)('behavior: keeps the identity while it is read again: %j', (entry, at) => {
  expect(transition(known(entry), load(at))).toEqual({
    state: known({ status: 'loading', at, identity: alice }),
    run: [fetch(at)],
  })
})

test('behavior: beyond 100 addresses, forgets the one that was read first', () => {
  let state = initialState()
  for (let index = 0; index < 100; index++)
    state = transition(state, { type: 'load', address: `0x${index}`, at: index === 40 ? -1 : index }).state
  state = transition(state, { type: 'load', address: 'new', at: 1_000 }).state
  expect(Object.keys(state.byAddress)).toHaveLength(100)
  expect(state.byAddress).not.toHaveProperty('0x40')
  expect(transition(state, { type: 'loaded', address: '0x40', identity: alice, at: 0 })).toEqual({ state })
})

test('error: a failure keeps the identity', () => {
  const state = known({ status: 'loading', at: 0, identity: alice })
  const failed = known({ status: 'failed', at: 7, identity: alice })
  expect(transition(state, { type: 'loadFailed', address, at: 7 })).toEqual({ state: failed })
  const error = new RpcRequestError({ method: 'x', network: 'y' })
  expect(transition(state, { type: 'failed', effect: fetch(7), error })).toEqual({ state: failed })
})

test('error: results of an address that is not known are ignored', () => {
  const state = initialState()
  expect(transition(state, { type: 'loaded', address, identity: alice, at: 0 })).toEqual({ state })
  expect(transition(state, { type: 'loadFailed', address, at: 0 })).toEqual({ state })
})
