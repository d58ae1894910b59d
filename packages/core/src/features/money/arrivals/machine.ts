import { arrivalLooksMax } from '../../../foundation/limits.js'
import { applyLook, getLookDelay, isSettled, mergeArrivals } from './rules.js'
import type { Arrival, ArrivalsEffect, ArrivalsInput, ArrivalsState, ArrivalsStep } from './types.js'

/** Starts without swaps. */
export function initialState(): ArrivalsState {
  return { list: [], looks: {}, waiting: [] }
}

/**
 * Follows each swap from its confirmation until it has arrived, was refunded, or has failed. Asks its source only while the page is
 * visible, at growing intervals, and 300 times in total; `load` starts again.
 */
export function transition(state: ArrivalsState, input: ArrivalsInput): ArrivalsStep {
  switch (input.type) {
    case 'load':
      return { state, run: [{ type: 'readArrivals', key: 'read' }] }
    case 'loaded':
      return loaded(state, input.arrivals)
    case 'sent': {
      const { arrival } = input
      if (state.list.some(({ id }) => id === arrival.id)) return { state }
      return { state: { ...state, list: mergeArrivals(state.list, [arrival]) }, run: [toStore(arrival)] }
    }
    case 'identified': {
      const found = state.list.find(({ callsId, hash }) => callsId === input.callsId && !hash)
      if (!found) return { state }
      const arrival = { ...found, hash: input.hash }
      return { state: replace(state, arrival), run: [toStore(arrival)] }
    }
    case 'confirmed':
      return confirmed(state, input)
    case 'ended': {
      const found = state.list.find(({ id, status }) => id === input.id && status === 'sent')
      if (!found) return { state }
      return {
        state: { ...state, list: state.list.filter((one) => one !== found) },
        run: [toStore(found, true)],
      }
    }
    case 'look': {
      const arrival = findFollowed(state, input.id)
      return arrival ? { state, run: [toLook(arrival)] } : { state }
    }
    case 'looked':
      return looked(state, input)
    case 'returned': {
      const { waiting } = state
      const found = waiting.flatMap((id) => findFollowed(state, id) ?? [])
      return waiting.length > 0 ? { state: { ...state, waiting: [] }, run: found.map(toLook) } : { state }
    }
    case 'failed':
      // The handlers catch failures themselves, so this is a bug in one. What it was about is tried again.
      return input.effect.type === 'look' ? wait(state, input.effect.arrival.id) : { state }
  }
}

function loaded(state: ArrivalsState, arrivals: readonly Arrival[]): ArrivalsStep {
  const list = mergeArrivals(state.list, arrivals)
  const isNew = ({ id, status }: Arrival) => {
    const { [id]: looks = arrivalLooksMax } = state.looks
    return (status === 'pending' || status === 'unknown') && looks >= arrivalLooksMax
  }
  const started = list.filter(isNew)
  // Another tab has seen it.
  const ended = list.filter((one) => isSettled(one) && state.looks[one.id] !== undefined)
  const looks = { ...state.looks, ...Object.fromEntries(started.map(({ id }) => [id, 0])) }
  return {
    state: { ...state, list, looks: omit(looks, ended) },
    run: [...started.map(toLook), ...ended.flatMap(stop)],
    emit: [{ type: 'loaded' }, ...ended.map((arrival) => ({ type: 'settled', arrival }) as const)],
  }
}

function confirmed(
  state: ArrivalsState,
  { id, hash, at }: Extract<ArrivalsInput, { type: 'confirmed' }>,
): ArrivalsStep {
  const found = state.list.find((one) => one.id === id && one.status === 'sent')
  if (!found) return { state }
  const arrival = { ...found, status: 'pending', confirmedAt: at, ...(hash && { hash }) } as const
  return {
    state: { ...replace(state, arrival), looks: { ...state.looks, [id]: 0 } },
    run: [toStore(arrival), toLook(arrival)],
  }
}

function looked(
  before: ArrivalsState,
  { id, look, at }: Extract<ArrivalsInput, { type: 'looked' }>,
): ArrivalsStep {
  const found = findFollowed(before, id)
  if (!found) return { state: before }
  if (look.status === 'hidden') return { state: { ...before, waiting: [...before.waiting, id] } }
  const arrival = applyLook(found, look, at)
  const run = arrival === found ? [] : [toStore(arrival)]
  const state = replace(before, arrival)
  if (isSettled(arrival))
    return {
      state: { ...state, looks: omit(state.looks, [arrival]) },
      run,
      emit: [{ type: 'settled', arrival }],
    }
  const looks = { ...state.looks, [id]: (state.looks[id] ?? 0) + 1 }
  const next = wait({ ...state, looks }, id)
  return { ...next, run: [...run, ...(next.run ?? [])] }
}

/** Plans the next look, unless there were 300. */
function wait(state: ArrivalsState, id: string): ArrivalsStep {
  const looks = state.looks[id] ?? arrivalLooksMax
  if (looks >= arrivalLooksMax) return { state }
  const delayMs = getLookDelay(looks)
  return { state, run: [{ type: 'timer', key: `wait ${id}`, delayMs, event: { type: 'look', id } }] }
}

function findFollowed({ list, looks }: ArrivalsState, id: string): Arrival | undefined {
  if ((looks[id] ?? arrivalLooksMax) >= arrivalLooksMax) return undefined
  return list.find((one) => one.id === id && !isSettled(one))
}

function replace(state: ArrivalsState, arrival: Arrival): ArrivalsState {
  return { ...state, list: state.list.map((one) => (one.id === arrival.id ? arrival : one)) }
}

function omit(looks: ArrivalsState['looks'], arrivals: readonly Arrival[]): ArrivalsState['looks'] {
  const ids = new Set(arrivals.map(({ id }) => id))
  return Object.fromEntries(Object.entries(looks).filter(([id]) => !ids.has(id)))
}

const toLook = (arrival: Arrival): ArrivalsEffect => ({ type: 'look', key: arrival.id, arrival })

const stop = ({ id }: Arrival): readonly ArrivalsEffect[] => [
  { type: 'cancel', key: id },
  { type: 'cancel', key: `wait ${id}` },
]

const toStore = (arrival: Arrival, isEnded = false): ArrivalsEffect => ({
  type: 'storeArrival',
  key: `store ${arrival.id}`,
  mode: 'write',
  arrival,
  isEnded,
})
