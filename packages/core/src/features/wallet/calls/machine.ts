import {
  callsLookMs,
  callsLooksMax,
  callsMax,
  callsQuickLooksMax,
  callsSlowLookMs,
} from '../../../foundation/limits.js'
import type { CallsEffect, CallsFact, CallsInput, CallsState, CallsStep, PendingCalls } from './types.js'

/** Starts without batches. */
export function initialState(): CallsState {
  return { pending: [], looks: {} }
}

/**
 * Asks the wallet what became of each batch: 20 times every 2 s, then every 30 s, and 200 times in total; `load` starts again.
 */
export function transition(state: CallsState, input: CallsInput): CallsStep {
  switch (input.type) {
    case 'load':
      return { state, run: [{ type: 'readCalls', key: 'read' }] }
    case 'loaded': {
      const known = new Set(state.pending.filter(({ id }) => isFollowed(state, id)).map(({ id }) => id))
      return follow(
        state,
        input.pending.filter(({ id }) => !known.has(id)),
      )
    }
    case 'accepted': {
      const { calls } = input
      if (state.pending.some(({ id }) => id === calls.id)) return { state }
      const { run = [], ...next } = follow(state, [calls])
      return { ...next, run: [toStore(calls, true), ...run] }
    }
    case 'look': {
      const calls = state.pending.find(({ id }) => id === input.id)
      return calls ? { state, run: [toLook(calls)] } : { state }
    }
    case 'looked':
      return looked(state, input)
    case 'failed':
      // The handlers catch failures themselves.
      return { state }
  }
}

const isFollowed = ({ looks }: CallsState, id: string): boolean =>
  (looks[id] ?? callsLooksMax) < callsLooksMax

function follow(state: CallsState, calls: readonly PendingCalls[]): CallsStep {
  const ids = new Set(calls.map(({ id }) => id))
  const pending = [...state.pending.filter(({ id }) => !ids.has(id)), ...calls].slice(-callsMax)
  const looks = { ...state.looks, ...Object.fromEntries(calls.map(({ id }) => [id, 0])) }
  return { state: { pending, looks }, run: calls.map(toLook) }
}

function looked(state: CallsState, { id, look }: Extract<CallsInput, { type: 'looked' }>): CallsStep {
  const calls = state.pending.find((one) => one.id === id)
  if (!calls) return { state }
  const { status } = look
  const hash = 'hash' in look ? look.hash : undefined
  const count = (state.looks[id] ?? 0) + 1
  if (hash === undefined && status !== 'failed') {
    const next = { ...state, looks: { ...state.looks, [id]: count } }
    if (count >= callsLooksMax) return { state: next }
    const delayMs = count < callsQuickLooksMax ? callsLookMs : callsSlowLookMs
    return { state: next, run: [{ type: 'timer', key: `wait ${id}`, delayMs, event: { type: 'look', id } }] }
  }
  const { [id]: _, ...looks } = state.looks
  return {
    state: { pending: state.pending.filter((one) => one !== calls), looks },
    run: [toStore(calls, false)],
    emit: [hash === undefined ? { type: 'failed', id } : toSent(calls, hash)],
  }
}

function toSent(
  { id, connectorId, address, chainId, call, action }: PendingCalls,
  result: `0x${string}`,
): CallsFact {
  const intent = {
    kind: 'sendTransaction',
    transaction: call,
    ...(action !== undefined && { action }),
  } as const
  return {
    type: 'sent',
    namespace: 'eip155',
    write: { id, connectorId, address, chainId, intent },
    result,
  }
}

const toLook = (calls: PendingCalls): CallsEffect => ({ type: 'look', key: calls.id, calls })

const toStore = (calls: PendingCalls, isPending: boolean): CallsEffect => ({
  type: 'storeCalls',
  key: `store ${calls.id}`,
  mode: 'write',
  calls,
  isPending,
})
