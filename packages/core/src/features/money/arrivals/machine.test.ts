import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalLooksMax, arrivalsMax, arrivalUnknownMs } from '../../../foundation/limits.js'
import { arrival, toHash } from './arrivals.fixtures.js'
import { initialState, transition } from './machine.js'
import { getLookDelay, mergeArrivals } from './rules.js'
import type { Arrival, ArrivalLook, ArrivalsFact, ArrivalsInput, ArrivalsState } from './types.js'

const run = (...inputs: readonly ArrivalsInput[]) =>
  inputs.reduce<ReturnType<typeof transition>>((step, input) => transition(step.state, input), {
    state: initialState(),
  })
const sent = { type: 'sent', arrival } as const
const confirmed = { type: 'confirmed', id: 'a', at: 100 } as const
const looked = (look: ArrivalLook, at = 200): ArrivalsInput => ({ type: 'looked', id: 'a', look, at })
const pending: Arrival = { ...arrival, status: 'pending', confirmedAt: 100 }
const typesOf = (step: ReturnType<typeof transition>) => step.run?.map(({ type }) => type)

test('default: a sent swap is stored, and its source is asked once the transaction is confirmed', () => {
  const before = run(sent)
  expect(before.state.list).toEqual([arrival])
  const after = transition(before.state, confirmed)
  expect(after.state.list).toEqual([pending])
  expect(after.run).toMatchObject([
    { type: 'storeArrival', arrival: pending, isEnded: false },
    { type: 'look', arrival: pending },
  ])
  // A second tab, or a second look at the transaction.
  expect(transition(after.state, sent)).toEqual({ state: after.state })
  expect(transition(after.state, confirmed)).toEqual({ state: after.state })
})

test('behavior: a swap that is not confirmed is not asked for', () => {
  const { state } = run(sent)
  expect(transition(state, { type: 'look', id: 'a' }).run).toBeUndefined()
  expect(transition(state, looked({ status: 'done', toHash })).state).toBe(state)
  expect(typesOf(transition(initialState(), { type: 'loaded', arrivals: [arrival] }))).toEqual([])
})

test('behavior: a transaction with another fee takes the place of the first one', () => {
  expect(run(sent, { ...confirmed, hash: toHash }).state.list).toEqual([{ ...pending, hash: toHash }])
})

test('behavior: a batch of calls gets its hash later, once', () => {
  const { hash, ...rest } = arrival
  const batch = { ...rest, callsId: '0xb' }
  const identified = { type: 'identified', callsId: '0xb', hash: hash ?? '0x' } as const
  const { state } = run({ type: 'sent', arrival: batch })
  const step = transition(state, identified)
  expect(step.state.list).toEqual([{ ...batch, hash }])
  expect(typesOf(step)).toEqual(['storeArrival'])
  expect(transition(step.state, { ...identified, hash: toHash })).toEqual({ state: step.state })
  expect(transition(state, { ...identified, callsId: '0xc' })).toEqual({ state })
})

test('behavior: a swap that was not executed is removed, a confirmed one is not', () => {
  const ended = { type: 'ended', id: 'a' } as const
  const step = run(sent, ended)
  expect(step.state.list).toEqual([])
  expect(step.run).toMatchObject([{ type: 'storeArrival', isEnded: true }])
  expect(run(sent, confirmed, ended).state.list).toEqual([pending])
})

test.each([
  [{ status: 'pending' }, ['timer'], 'pending', false],
  [{ status: 'unreachable' }, ['timer'], 'pending', false],
  [{ status: 'unknown' }, ['timer'], 'pending', false],
  [{ status: 'hidden' }, undefined, 'pending', false],
  [{ status: 'done', toHash }, ['storeArrival'], 'done', true],
  [{ status: 'partial', toHash }, ['storeArrival'], 'partial', true],
  [{ status: 'refunded' }, ['storeArrival'], 'refunded', true],
  [{ status: 'failed' }, ['storeArrival'], 'failed', true],
] as const)('behavior: %j', (look, effects, status, isSettled) => {
  const step = run(sent, confirmed, looked(look))
  expect(typesOf(step)).toEqual(effects)
  const [found] = step.state.list
  expect(found?.status).toBe(status)
  expect(found?.toHash).toBe('toHash' in look ? look.toHash : undefined)
  expect(step.emit ?? []).toEqual(isSettled ? [{ type: 'settled', arrival: found }] : [])
  expect(Object.keys(step.state.looks)).toEqual(isSettled ? [] : ['a'])
})

test('behavior: a source that does not know the swap for 10 minutes has an unknown status, and is still asked', () => {
  const at = 100 + arrivalUnknownMs
  expect(run(sent, confirmed, looked({ status: 'unknown' }, at - 1)).state.list[0]?.status).toBe('pending')
  const unknown = run(sent, confirmed, looked({ status: 'unknown' }, at))
  expect(unknown.state.list[0]?.status).toBe('unknown')
  expect(typesOf(unknown)).toEqual(['storeArrival', 'timer'])
  expect(typesOf(transition(unknown.state, looked({ status: 'unknown' }, at)))).toEqual(['timer'])
  expect(transition(unknown.state, looked({ status: 'pending' }, at)).state.list[0]?.status).toBe('pending')
  expect(transition(unknown.state, looked({ status: 'done' }, at)).state.list[0]?.status).toBe('done')
})

test('behavior: on a hidden page the source is not asked until the user returns', () => {
  const hidden = run(sent, confirmed, looked({ status: 'hidden' }))
  const returned = transition(hidden.state, { type: 'returned' })
  expect(typesOf(returned)).toEqual(['look'])
  expect(transition(returned.state, { type: 'returned' })).toEqual({ state: returned.state })
})

test('behavior: the source is asked at growing intervals, 300 times, and again after a reload', () => {
  let { state } = run(sent, confirmed)
  const delays: number[] = []
  for (let look = 0; look < arrivalLooksMax + 5; look += 1) {
    const step = transition(state, looked({ status: 'pending' }))
    delays.push(...(step.run ?? []).flatMap((effect) => ('delayMs' in effect ? [effect.delayMs] : [])))
    state = step.state
  }
  expect(delays).toHaveLength(arrivalLooksMax - 1)
  expect(delays.slice(0, 7)).toEqual([2_000, 2_000, 2_000, 4_000, 4_000, 4_000, 8_000])
  expect(delays.at(-1)).toBe(60_000)
  expect(typesOf(transition(state, { type: 'look', id: 'a' }))).toBeUndefined()
  expect(typesOf(transition(state, { type: 'loaded', arrivals: [pending] }))).toEqual(['look'])
  expect(getLookDelay(10_000)).toBe(60_000)
})

test('behavior: what another tab has seen ends the look of this one', () => {
  const done: Arrival = { ...pending, status: 'done', toHash }
  const step = run(sent, confirmed, { type: 'loaded', arrivals: [done] })
  expect(step.state).toEqual({ list: [done], looks: {}, waiting: [] })
  expect(step.run).toEqual([
    { type: 'cancel', key: 'a' },
    { type: 'cancel', key: 'wait a' },
  ])
  expect(step.emit).toEqual([{ type: 'loaded' }, { type: 'settled', arrival: done }])
  // On a new page it was settled before.
  expect(run({ type: 'loaded', arrivals: [done] }).emit).toEqual([{ type: 'loaded' }])
})

test('behavior: an older state of another tab changes nothing', () => {
  const done: Arrival = { ...pending, status: 'done', toHash }
  expect(mergeArrivals([done], [pending, arrival])).toEqual([done])
  expect(mergeArrivals([pending], [arrival])).toEqual([pending])
  expect(mergeArrivals([arrival], [pending])).toEqual([pending])
  const { hash: _, ...batch } = arrival
  expect(mergeArrivals([batch], [arrival])).toEqual([arrival])
})

test('behavior: a handler that fails is tried again', () => {
  const { state } = run(sent, confirmed)
  const error = new TypeError('x')
  const failed = (effect: NonNullable<ReturnType<typeof transition>['run']>[number]) =>
    transition(state, { type: 'failed', effect, error } as ArrivalsInput)
  expect(typesOf(failed({ type: 'look', key: 'a', arrival: pending }))).toEqual(['timer'])
  expect(typesOf(failed({ type: 'readArrivals', key: 'read' }))).toBeUndefined()
})

test('behavior: in any order of events, each swap settles at most once, and no more than 50 are kept', () => {
  const ids = fc.constantFrom(...Array.from({ length: 60 }, (_, index) => `${index}`))
  const look = fc.constantFrom<ArrivalLook>(
    ...[{ status: 'pending' } as const, { status: 'hidden' } as const, { status: 'done' } as const],
    ...[{ status: 'unknown' } as const, { status: 'refunded' } as const, { status: 'failed' } as const],
  )
  const input: fc.Arbitrary<ArrivalsInput> = fc.oneof(
    ids.map((id): ArrivalsInput => ({ type: 'sent', arrival: { ...arrival, id, sentAt: Number(id) } })),
    ids.map((id): ArrivalsInput => ({ type: 'confirmed', id, at: 1 })),
    ids.map((id): ArrivalsInput => ({ type: 'ended', id })),
    fc.record({ type: fc.constant('looked' as const), id: ids, look, at: fc.nat() }),
    fc.constant<ArrivalsInput>({ type: 'returned' }),
  )
  fc.assert(
    fc.property(fc.array(input, { maxLength: 200 }), (inputs) => {
      let state: ArrivalsState = initialState()
      const settled: string[] = []
      const isSettled = (fact: ArrivalsFact) => fact.type === 'settled'
      for (const one of inputs) {
        const step = transition(state, one)
        for (const fact of (step.emit ?? []).filter(isSettled))
          if (fact.type === 'settled') settled.push(fact.arrival.id)
        state = step.state
      }
      expect(new Set(settled).size).toBe(settled.length)
      expect(state.list.length).toBeLessThanOrEqual(arrivalsMax)
      for (const { id, status } of state.list)
        expect(state.looks[id] === undefined).toBe(status !== 'pending' && status !== 'unknown')
    }),
  )
})
