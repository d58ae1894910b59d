import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callsLooksMax, callsMax } from '../../../foundation/limits.js'
import { initialState, transition } from './machine.js'
import { readCalls, writeCalls } from './storedCalls.js'
import type { CallsFact, CallsInput, CallsState, PendingCalls } from './types.js'

const hash = `0x${'1'.repeat(64)}` as const
const create = (id: string): PendingCalls => ({
  ...{ id, connectorId: 'io.fake', chainId: 'eip155:1', sentAt: 7 },
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  call: { to: `0x${'c'.repeat(40)}`, data: '0x12', value: 5n },
})
const accepted = transition(initialState(), { type: 'accepted', calls: create('a') })

test('default: a batch is stored, and the wallet is asked at once', () => {
  expect(accepted.run?.map(({ type }) => type)).toEqual(['storeCalls', 'look'])
  expect(accepted.state.pending).toEqual([create('a')])
})

test.each([
  ['pending', { status: 'pending' }, 'timer'],
  ['unreachable', { status: 'unreachable' }, 'timer'],
  ['confirmed without a hash', { status: 'confirmed' }, 'timer'],
] as const)('behavior: a batch that is %s is asked for again', (_, look, type) => {
  const step = transition(accepted.state, { type: 'looked', id: 'a', look })
  expect(step.run?.map((effect) => effect.type)).toEqual([type])
  expect(step.emit).toBeUndefined()
})

test.each([
  [{ status: 'pending', hash }, 'sent'],
  [{ status: 'confirmed', hash }, 'sent'],
  [{ status: 'failed', hash }, 'sent'],
  [{ status: 'failed' }, 'failed'],
] as const)('behavior: %j: %s', (look, type) => {
  const step = transition(accepted.state, { type: 'looked', id: 'a', look })
  expect(step.emit?.map((fact) => fact.type)).toEqual([type])
  expect(step.run).toMatchObject([{ type: 'storeCalls', isPending: false }])
  expect(step.state).toEqual(initialState())
})

test('behavior: a wallet that never tells is asked 200 times, and again after a reload', () => {
  let { state } = accepted
  let timers = 0
  for (let look = 0; look < callsLooksMax + 5; look += 1) {
    const step = transition(state, { type: 'looked', id: 'a', look: { status: 'pending' } })
    timers += step.run?.length ?? 0
    state = step.state
  }
  expect(timers).toBe(callsLooksMax - 1)
  const again = transition(state, { type: 'loaded', pending: [create('a')] })
  expect(again.run).toMatchObject([{ type: 'look' }])
})

test('behavior: in any order of events, each batch has at most one outcome, and no more than 20 are kept', () => {
  const ids = fc.constantFrom(...Array.from({ length: 30 }, (_, index) => `${index}`))
  const look = fc.constantFrom(
    ...([{ status: 'pending' }, { status: 'failed' }, { status: 'confirmed', hash }] as const),
  )
  const input: fc.Arbitrary<CallsInput> = fc.oneof(
    ids.map((id): CallsInput => ({ type: 'accepted', calls: create(id) })),
    fc.record({ type: fc.constant('looked' as const), id: ids, look }),
    ids.map((id): CallsInput => ({ type: 'look', id })),
  )
  fc.assert(
    fc.property(fc.array(input, { maxLength: 80 }), (inputs) => {
      let state: CallsState = initialState()
      const facts: CallsFact[] = []
      let accepts = 0
      for (const one of inputs) {
        if (one.type === 'accepted' && !state.pending.some(({ id }) => id === one.calls.id)) accepts += 1
        const step = transition(state, one)
        state = step.state
        facts.push(...(step.emit ?? []))
      }
      expect(facts.length).toBeLessThanOrEqual(accepts)
      expect(state.pending.length).toBeLessThanOrEqual(callsMax)
    }),
  )
})

test('behavior: batches survive a reload, and entries that are none are absent', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  writeCalls(storage, create('a'), true)
  writeCalls(storage, create('b'), true)
  expect(readCalls(storage)).toEqual([create('a'), create('b')])
  writeCalls(storage, create('a'), false)
  expect(readCalls(storage)).toEqual([create('b')])
  writeCalls(storage, create('b'), false)
  expect(values.size).toBe(0)
  for (const text of ['', '{', '[7,null,{}]', '[{"id":"a"}]', '{"__proto__":[]}']) {
    values.set('latchkit.v1.calls', text)
    expect(readCalls(storage)).toEqual([])
  }
})
