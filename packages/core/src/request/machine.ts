import type { LatchkitError } from '../errors/base.js'
import { endingOf } from '../errors/endingOf.js'
import { AbortedError } from '../errors/wallet.js'
import type { Effect, Failed, Step } from '../kit/machine.js'
import type { CaipNetworkId } from '../schema/caip.js'
import type { WriteIntent, WriteResult } from './writes.js'

/** A write and who it was asked of. It is not sent if account, wallet or chain are others by the time its turn comes. */
export type Write = {
  readonly id: string
  readonly connectorId: string
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly intent: WriteIntent
}

/** The writes of one namespace: never two in flight. */
export type RequestState =
  | { readonly status: 'idle' }
  | { readonly status: 'writing'; readonly current: Write; readonly queue: readonly Write[] }

/** What the queue of a namespace can be told, in the order time runs. */
export type RequestEvent =
  | { readonly type: 'ask'; readonly write: Write }
  /** Takes a write that has not begun out of the queue. */
  | { readonly type: 'withdraw'; readonly id: string }
  | { readonly type: 'answered'; readonly id: string; readonly result: WriteResult }

/** Asks the wallet. A write: nobody can take it back. */
export type RequestEffect = Effect & { readonly type: 'write'; readonly write: Write }

/** How the write of that `id` ended. */
export type RequestFact =
  | { readonly type: 'done'; readonly id: string; readonly write: Write; readonly result: WriteResult }
  | { readonly type: 'declined' | 'failed' | 'withdrawn'; readonly id: string; readonly error: LatchkitError }

/** Step of the queue; see `transition`. */
export type RequestStep = Step<RequestState, RequestEffect, RequestFact>
/** All that the queue can be told. */
export type RequestInput = RequestEvent | Failed<RequestEffect>

/** Nothing is asked of a wallet until an action does. */
export function initialState(): RequestState {
  return { status: 'idle' }
}

/** What the queue of one namespace does about each event: one write at a time, in the order they were asked for. */
export function transition(state: RequestState, input: RequestInput): RequestStep {
  switch (input.type) {
    case 'ask':
      if (state.status === 'idle') return begin(input.write, [])
      return { state: { ...state, queue: [...state.queue, input.write] } }
    case 'withdraw': {
      if (state.status === 'idle' || !state.queue.some(({ id }) => id === input.id)) break
      const queue = state.queue.filter(({ id }) => id !== input.id)
      const emit = [{ type: 'withdrawn', id: input.id, error: new AbortedError() }] as const
      return { state: { ...state, queue }, emit }
    }
    case 'answered': {
      if (state.status === 'idle' || state.current.id !== input.id) break
      return goOn(state.queue, { ...input, type: 'done', write: state.current })
    }
    case 'failed': {
      const { id } = input.effect.write
      if (state.status === 'idle' || state.current.id !== id) break
      const type = endingOf(input.error) === 'declined' ? 'declined' : 'failed'
      return goOn(state.queue, { type, id, error: input.error })
    }
  }
  return { state }
}

function begin(write: Write, queue: readonly Write[]): RequestStep {
  return {
    state: { status: 'writing', current: write, queue },
    run: [{ type: 'write', key: 'write', mode: 'write', write }],
  }
}

/** One write has ended; the next one begins. */
function goOn([next, ...queue]: readonly Write[], ended: RequestFact): RequestStep {
  const step: RequestStep = next ? begin(next, queue) : { state: { status: 'idle' } }
  return { ...step, emit: [ended] }
}
