import { expect, test } from 'vitest'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { initialState, transition } from './machine.js'
import type { KnownTotal, TotalsState } from './types.js'

const of = { chainId: 'eip155:1', address: '0x1' } as const
const account = 'eip155:1:0x1'
const known = (total: KnownTotal): TotalsState => ({ byAccount: { [account]: total } })
const read = (at: number) => ({ type: 'readTotal', key: account, of, at }) as const
const load = (at: number) => ({ type: 'load', of: [of], at }) as const

test('default: reads the value of an account', () => {
  const { state, run } = transition(initialState(), load(1))
  expect(state).toEqual(known({ status: 'loading', at: 1 }))
  expect(run).toEqual([read(1)])
  expect(transition(state, { type: 'loaded', account, value: 7n, at: 5 })).toEqual({
    state: known({ status: 'ready', at: 5, value: 7n }),
  })
})

test.each([
  ['a pending read', { status: 'loading', at: 0 }, 1_000_000],
  ['a value of 30 s', { status: 'ready', at: 0, value: 7n }, 29_999],
  ['a failure of 30 s', { status: 'failed', at: 0 }, 29_999],
] as const)('behavior: does not read again after %s', (_name, total, at) => {
  const state = known(total)
  expect(transition(state, load(at))).toEqual({ state })
})

test.each([[{ status: 'ready', at: 0, value: 7n }], [{ status: 'failed', at: 0, value: 7n }]] as const)(
  'behavior: keeps the value while it is read again: $status',
  (total) => {
    expect(transition(known(total), load(30_000))).toEqual({
      state: known({ status: 'loading', at: 30_000, value: 7n }),
      run: [read(30_000)],
    })
  },
)

test('behavior: reads 20 accounts', () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ ...of, address: `0x${index}` }))
  const { state, run } = transition(initialState(), { type: 'load', of: many, at: 0 })
  expect(Object.keys(state.byAccount)).toHaveLength(20)
  expect(run).toHaveLength(20)
})

test('behavior: forgets an account that is no longer listed, cancels its read, and ignores its late response', () => {
  const { state } = transition(initialState(), load(0))
  const other = { ...of, address: '0x2' }
  const next = transition(state, { type: 'load', of: [other], at: 1 })
  expect(next.state).toEqual({ byAccount: { 'eip155:1:0x2': { status: 'loading', at: 1 } } })
  expect(next.run).toContainEqual({ type: 'cancel', key: account })
  expect(transition(next.state, { type: 'loaded', account, value: 1n, at: 2 })).toEqual({ state: next.state })
})

test('error: a failure keeps the value', () => {
  const state = known({ status: 'loading', at: 1, value: 7n })
  const failed = { state: known({ status: 'failed', at: 2, value: 7n }) }
  expect(transition(state, { type: 'loadFailed', account, at: 2 })).toEqual(failed)
  const error = new RpcRequestError({ chainId: 'eip155:1', method: 'x' } as never)
  expect(transition(state, { type: 'failed', effect: read(2), error })).toEqual(failed)
})
