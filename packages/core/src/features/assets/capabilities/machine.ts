import { getDueAt } from './rules.js'
import type { CapabilitiesInput, CapabilitiesState, CapabilitiesStep } from './types.js'

/** Starts without an answer: everything is unknown. */
export function initialState(): CapabilitiesState {
  return { status: 'idle', at: 0 }
}

/** Reuses an answer for a minute, blocks retries for 30 s after a failure, and keeps the last answer when a later one fails. */
export function transition(state: CapabilitiesState, input: CapabilitiesInput): CapabilitiesStep {
  switch (input.type) {
    case 'load': {
      const { at } = input
      if (state.status === 'loading' || at < getDueAt(state)) return { state }
      return { state: { ...state, status: 'loading', at }, run: [{ type: 'fetch', key: 'fetch', at }] }
    }
    case 'loaded': {
      const { capabilities, at } = input
      return { state: { status: 'ready', at, capabilities } }
    }
    case 'loadFailed':
      return { state: { ...state, status: 'failed', at: input.at } }
    case 'failed':
      // The handler catches failures itself, so this is a bug in it.
      return { state: { ...state, status: 'failed', at: input.effect.at } }
  }
}
