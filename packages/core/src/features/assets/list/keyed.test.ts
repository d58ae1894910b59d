import { expect, test } from 'vitest'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { createKeyedTransition, type Known } from './keyed.js'

type Entry = Known & { readonly value?: bigint | undefined }
type State = { readonly byKey: Readonly<Record<string, Entry>> }

const freshMs = 300_000
const definition = {
  name: 'totals',
  select: () => undefined,
  getEntries: ({ byKey }: State) => byKey,
  toState: (byKey: Readonly<Record<string, Entry>>): State => ({ byKey }),
  getKey: (subject: string) => `key ${subject}`,
  getValue: ({ value }: Entry) => value,
  toEntry: (known: Known, value: bigint | undefined): Entry => ({ ...known, value }),
  freshMs,
  max: 100,
} as const
const transition = createKeyedTransition<State, string, string, Entry, bigint | undefined>(definition)
const exclusive = createKeyedTransition<State, string, string, Entry, bigint | undefined>({
  ...definition,
  max: 20,
  isExclusive: true,
})

const of = 'a'
const key = 'key a'
const empty: State = { byKey: {} }
const known = (entry: Entry): State => ({ byKey: { [key]: entry } })
const fetch = (at: number) => ({ type: 'fetch', key, of, at }) as const
const load = (at: number) => ({ type: 'load', of: [of], at }) as const

test('default: reads a value', () => {
  const { state, run } = transition(empty, load(1))
  expect(state).toEqual(known({ status: 'loading', at: 1 }))
  expect(run).toEqual([fetch(1)])
  expect(transition(state, { type: 'loaded', of, value: 7n, at: 5 })).toEqual({
    state: known({ status: 'ready', at: 5, value: 7n }),
  })
})

test.each([
  ['a pending read', { status: 'loading', at: 0 }, 1_000_000],
  ['a fresh value', { status: 'ready', at: 0, value: 7n }, freshMs - 1],
  ['a failure of 30 s', { status: 'failed', at: 0 }, 29_999],
] as const)('behavior: does not read again after %s', (_name, entry, at) => {
  const state = known(entry)
  expect(transition(state, load(at)).state).toBe(state)
  expect(transition(state, load(at)).run).toBeUndefined()
})

test.each([
  [{ status: 'ready', at: 0, value: 7n }, freshMs],
  [{ status: 'failed', at: 0, value: 7n }, 30_000],
] as const)('behavior: keeps the value while it is read again: $status', (entry, at) => {
  expect(transition(known(entry), load(at))).toEqual({
    state: known({ status: 'loading', at, value: 7n }),
    run: [fetch(at)],
  })
})

test('behavior: a failure keeps the value', () => {
  const state = known({ status: 'loading', at: 0, value: 7n })
  const failed = known({ status: 'failed', at: 7, value: 7n })
  expect(transition(state, { type: 'loadFailed', of, at: 7 })).toEqual({ state: failed })
})

test('error: an exception in the handler is a failure', () => {
  const state = known({ status: 'loading', at: 0, value: 7n })
  const error = new RpcRequestError({ method: 'x', network: 'y' })
  expect(transition(state, { type: 'failed', effect: fetch(7), error })).toEqual({
    state: known({ status: 'failed', at: 7, value: 7n }),
  })
  const cancel = { type: 'cancel', key } as const
  expect(transition(state, { type: 'failed', effect: cancel, error }).state).toBe(state)
})

test('behavior: results of a key that is not known are ignored', () => {
  expect(transition(empty, { type: 'loaded', of, value: 7n, at: 0 }).state).toBe(empty)
  expect(transition(empty, { type: 'loadFailed', of, at: 0 }).state).toBe(empty)
})

test('behavior: beyond the number of keys, forgets the one that was read first', () => {
  let state = empty
  for (let index = 0; index < 100; index++)
    state = transition(state, { type: 'load', of: [`${index}`], at: index === 40 ? -1 : index }).state
  const next = transition(state, { type: 'load', of: ['new'], at: 1_000 })
  expect(Object.keys(next.state.byKey)).toHaveLength(100)
  expect(next.state.byKey).not.toHaveProperty('key 40')
  expect(next.run).toContainEqual({ type: 'cancel', key: 'key 40' })
  expect(transition(next.state, { type: 'loaded', of: '40', value: 7n, at: 0 }).state).toBe(next.state)
})

test('param: max limits the reads of one event', () => {
  const many = Array.from({ length: 21 }, (_, index) => `${index}`)
  const { state, run } = exclusive(empty, { type: 'load', of: many, at: 0 })
  expect(Object.keys(state.byKey)).toHaveLength(20)
  expect(run).toHaveLength(20)
})

test('param: isExclusive forgets all other keys, cancels their reads, and ignores their late responses', () => {
  const { state } = exclusive(empty, load(0))
  const next = exclusive(state, { type: 'load', of: ['b'], at: 1 })
  expect(next.state).toEqual({ byKey: { 'key b': { status: 'loading', at: 1 } } })
  expect(next.run).toContainEqual({ type: 'cancel', key })
  expect(exclusive(next.state, { type: 'loaded', of, value: 1n, at: 2 }).state).toBe(next.state)
})
